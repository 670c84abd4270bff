"""Make the recordings in resources/sounds: struck plastic, wood, glass, sand and bronze as sums of fading tones, all
heard in the same small room and equally loud.

Run: python packaging/make_sounds.py
"""

import array
import math
import random
import wave
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from sources import record

RATE = 22050
TAKEN = ()
FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
Mode = tuple[float, float, float]
"""A tone of a struck body: frequency in hertz, loudness, how fast it fades (1/s)."""

PLASTIC: tuple[Mode, ...] = ((1850, 0.5, 70), (3150, 0.8, 95), (4700, 0.5, 140), (7200, 0.22, 200))
WOOD: tuple[Mode, ...] = ((410, 0.9, 42), (985, 0.5, 70), (1920, 0.22, 110))
BRONZE: tuple[Mode, ...] = (
    (196, 0.9, 1.5), (197.3, 0.7, 1.6), (392, 0.45, 2.0), (523, 0.35, 2.6), (668, 0.28, 3.2), (941, 0.14, 4.5),
    (1290, 0.07, 6.5),
)  # fmt: skip
BAR: tuple[Mode, ...] = ((1046.5, 0.9, 3.2), (2882, 0.22, 8), (5650, 0.06, 16))
THUD: tuple[Mode, ...] = ((74, 1.0, 16), (131, 0.6, 26), (287, 0.3, 55), (640, 0.14, 110))
TRAY: tuple[Mode, ...] = ((240, 0.8, 48), (560, 0.7, 62), (1310, 0.4, 95), (2900, 0.25, 160))
GLASS: tuple[Mode, ...] = ((1420, 0.3, 30), (2630, 0.7, 26), (4180, 0.45, 34), (6050, 0.3, 48), (8200, 0.12, 70))
TICK: tuple[Mode, ...] = ((2300, 0.7, 150), (1150, 0.6, 90), (5200, 0.2, 260))
ROOM = ((7, 0.16), (11, -0.13), (17, 0.11), (23, -0.085), (31, 0.07), (41, -0.05), (53, 0.035))
"""What walls send back: after how many milliseconds, and how loud. A small room with a carpet."""
LOUDNESS = -18.0
"""How loud the loudest tenth of a second of every recording is, in LUFS."""
PEAK = 0.89


def struck(modes: tuple[Mode, ...], seconds: float, loud: float, noise: float, seed: int) -> list[float]:
    """Return samples of a struck body; `noise` is the loudness of the blow itself."""
    rng = random.Random(seed)
    tones = [(f * rng.uniform(0.92, 1.08), a, d, rng.uniform(0, math.tau)) for f, a, d in modes]
    samples = []
    for number in range(int(RATE * seconds)):
        t = number / RATE
        value = sum(a * math.exp(-d * t) * math.sin(math.tau * f * t + p) for f, a, d, p in tones)
        value += rng.uniform(-1, 1) * math.exp(-t * 420) * noise
        samples.append(value * loud * min(1.0, number / 12))
    return samples


def gong(seed: int) -> list[float]:
    """Return a soft stroke on bronze: its sound swells for a moment before it fades."""
    plain = struck(BRONZE, 3.2, 0.30, 0.05, seed)
    end = len(plain)
    return [v * (1 - math.exp(-n / RATE * 40)) * min(1.0, (end - n) / (0.4 * RATE)) for n, v in enumerate(plain)]


def hourglass(seed: int) -> list[float]:
    """Return a wooden knock, then sand that begins to run."""
    rng = random.Random(seed)
    samples = struck(WOOD, 0.9, 0.34, 0.5, seed)
    low = 0.0
    for number in range(len(samples)):
        t = number / RATE
        white = rng.uniform(-1, 1)
        low += 0.25 * (white - low)
        swell = min(1.0, max(0.0, t - 0.06) * 9) * max(0.0, 1 - t / 0.9)
        samples[number] += (white - low) * 0.11 * swell
    return samples


def chime() -> list[float]:
    """Return four bars of metal struck one after the other, a chord upwards and in tune."""
    samples = [0.0] * int(RATE * 1.5)
    end = len(samples)
    for number, ratio in enumerate((1.0, 5 / 4, 3 / 2, 2.0)):
        first = int(number * 0.11 * RATE)
        for place in range(first, end):
            t = (place - first) / RATE
            tones = (loud * math.exp(-fade * t) * math.sin(math.tau * f * ratio * t) for f, loud, fade in BAR)
            samples[place] += 0.2 * sum(tones) * min(1.0, (end - place) / (0.3 * RATE))
    return samples


def pencil(seed: int) -> list[float]:
    """Return a pencil drawn through a word: graphite on paper, loudest in the middle of the stroke."""
    rng, slow, fast = random.Random(seed), 0.0, 0.0
    count, samples = int(RATE * 0.36), []
    for number in range(count):
        white = rng.uniform(-1, 1)
        fast += 0.55 * (white - fast)
        slow += 0.10 * (white - slow)
        grain = 0.7 + 0.3 * math.sin(math.tau * 38 * number / RATE + rng.uniform(-0.4, 0.4))
        samples.append((fast - slow) * 0.30 * grain * math.sin(math.pi * number / count) ** 0.7)
    return samples


def slip(seed: int) -> list[float]:
    """Return a slip of paper laid on others: a rustle that is cut short, and its edge on the table."""
    rng, slow, samples = random.Random(seed), 0.0, []
    count = int(RATE * 0.17)
    bends = [rng.random() * 0.12 for _ in range(9)]
    for number in range(count):
        t = number / RATE
        white = rng.uniform(-1, 1)
        slow += 0.35 * (white - slow)
        rustle = sum(math.exp(-abs(t - bend) * 260) for bend in bends) * 0.4 + 0.25
        edge = math.exp(-abs(t - 0.125) * 420)
        samples.append((white - slow) * (rustle * (1 - t / 0.17) + edge) * min(1.0, number / 40))
    return samples


def fanfare() -> list[float]:
    """Return three short horn calls and a long chord."""
    samples = [0.0] * int(RATE * 2.1)
    calls = (
        (0.0, 0.16, (392.0,)),
        (0.17, 0.16, (392.0,)),
        (0.34, 0.16, (392.0,)),
        (0.52, 1.5, (523.25, 659.26, 783.99)),
    )
    for start, long, tones in calls:
        for place in range(int(long * RATE)):
            t = place / RATE
            shape = min(1.0, t * 45) * min(1.0, (long - t) * 14) * math.exp(-t * (1.1 if long > 1 else 2.5))
            value = sum(
                math.sin(math.tau * tone * part * t) * math.exp(-0.75 * part) for tone in tones for part in range(1, 7)
            )
            samples[int(start * RATE) + place] += 0.21 * shape * value / len(tones) ** 0.6
    return samples


def in_room(samples: list[float]) -> list[float]:
    """Return the same with what the walls send back, duller than what they got."""
    end = len(samples)
    samples = [value * min(1.0, (end - place) / 400) for place, value in enumerate(samples)]  # no crack at its end
    heard = samples + [0.0] * int(RATE * 0.06)
    for delay, loud in ROOM:
        first, dull = int(RATE * delay / 1000), 0.0
        for place in range(first, min(len(heard), first + end)):
            dull += 0.45 * (samples[place - first] - dull)
            heard[place] += loud * dull
    return heard


def loudness(samples: Sequence[float]) -> float:
    """Return how loud the loudest tenth of a second is, in LUFS: by the ear's weights of ITU-R BS.1770, with that
    window instead of 0.4 s because most of these sounds are as short."""
    weighed = _weighed(_weighed(samples, 1681.97, 0.7072, 3.99984), 38.135, 0.5003, None)
    window, total, most = RATE // 10, 0.0, 1e-12
    for place, value in enumerate(weighed):
        total += value * value
        if place >= window:
            total -= weighed[place - window] ** 2
        most = max(most, total / window)
    return -0.691 + 10 * math.log10(most)


def _weighed(samples: Sequence[float], corner: float, q: float, gain: float | None) -> list[float]:
    """Return samples behind a shelf that lifts what is above `corner` by `gain` dB, or without a gain behind a filter
    that takes off what is below."""
    k = math.tan(math.pi * corner / RATE)
    scale = 1 + k / q + k * k
    high = 10 ** (gain / 20) if gain else 1.0
    middle = high**0.499667
    b = ((high + middle * k / q + k * k) / scale, 2 * (k * k - high) / scale, (high - middle * k / q + k * k) / scale)
    b = b if gain else (1.0, -2.0, 1.0)
    a = (2 * (k * k - 1) / scale, (1 - k / q + k * k) / scale)
    x1 = x2 = y1 = y2 = 0.0
    found = []
    for x in samples:
        y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
        x1, x2, y1, y2 = x, x1, y, y1
        found.append(y)
    return found


def levelled(samples: list[float]) -> list[float]:
    """Return the same as loud as all others. Peaks above `PEAK` are rounded off, not cut."""
    for _ in range(6):  # what is rounded off is missing then
        gain = 10 ** ((LOUDNESS - loudness(samples)) / 20)
        samples = [value * gain for value in samples]
        samples = [value if abs(value) < PEAK / 2 else _rounded(value) for value in samples]
    return samples


def _rounded(value: float) -> float:
    half = PEAK / 2
    return math.copysign(half + half * math.tanh((abs(value) - half) / half), value)


def save(name: str, samples: list[float]) -> None:
    """Write samples (-1 to 1) as a WAV file of one channel, 16 bits."""
    data = array.array("h", [int(max(-1.0, min(1.0, value)) * 32000) for value in samples])
    with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())


def main() -> None:
    """Write every recording."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    makers: dict[str, Callable[[], list[float]]] = {
        "gong": partial(gong, 21),
        "chime": chime,
        "fanfare": fanfare,
        "hourglass": partial(hourglass, 22),
        "tick": partial(struck, TICK, 0.09, 0.36, 0.4, 23),
        "pencil": partial(pencil, 24),
        "stamp": partial(struck, THUD, 0.34, 0.5, 0.35, 25),
    }
    for number in range(6):
        makers[f"cube_{number + 1}"] = partial(struck, PLASTIC, 0.11, 0.40, 0.9, number)
    for number in range(3):
        makers[f"tile_{number + 1}"] = partial(struck, WOOD, 0.16, 0.40, 0.8, 10 + number)
        makers[f"tray_{number + 1}"] = partial(struck, TRAY, 0.13, 0.40, 1.0, 30 + number)
        makers[f"glass_{number + 1}"] = partial(struck, GLASS, 0.16, 0.30, 0.5, 40 + number)
        makers[f"slip_{number + 1}"] = partial(slip, 50 + number)
    for name, maker in makers.items():
        save(name, levelled(in_room(maker())))
    record(__file__, TAKEN)


if __name__ == "__main__":
    main()
