// A bot that lays the longest word. It asks `boggle-desk serve`, or the command behind its name, for the moves:
// ./run match --players skilled,"exec:node docs/bots/longest_word.js ./run"
const { spawn } = require("node:child_process");
const { createInterface } = require("node:readline");

const [command = "boggle-desk", ...rest] = process.argv.slice(2);
const desk = spawn(command, [...rest, "serve"], { stdio: ["pipe", "pipe", "inherit"] });
const tell = (stream, message) => stream.write(JSON.stringify(message) + "\n");
const length = (play) => Math.max(0, ...play.words.map((word) => word.length));

createInterface({ input: process.stdin })
  .on("line", (line) => {
    const asked = JSON.parse(line);
    if (asked.do === "hello") tell(process.stdout, { say: "hello", name: "Longest word", protocol: 1 });
    else if (asked.do === "go") tell(desk.stdin, { do: "moves", count: 500 });
    else tell(desk.stdin, asked); // set, new, position, quit
  })
  .on("close", () => desk.stdin.end());

createInterface({ input: desk.stdout }).on("line", (line) => {
  const { say, moves } = JSON.parse(line);
  if (say !== "moves") return;
  const best = moves.reduce((one, other) => (length(other) > length(one) ? other : one));
  tell(process.stdout, { say: "best", move: best.move });
});
