/* ICU's tables without anything in them. Qt cannot be loaded without ICU, but the game never asks for what they hold
 * (sorting by language, old encodings): where ICU has nothing, Qt uses its own. This replaces 32 MB in the folder.
 * The layout is that of ICU's own `stubdata`; the recipe names the symbol for its version. */
#include <stdint.h>

typedef struct {
    uint16_t header_size;
    uint8_t magic[2];
    uint16_t info_size, reserved;
    uint8_t big_endian, ascii, wide, also_reserved, format[4], format_version[4], data_version[4], padding[8];
    uint32_t count, more_reserved;
    int32_t nothing[4];
} Table;

__attribute__((visibility("default"))) const Table ICU_TABLE = {
    32, {0xda, 0x27}, 20, 0, 0, 0, 2, 0, {'T', 'o', 'C', 'P'}, {1, 0, 0, 0}, {0}, {0}, 0, 0, {0}
};
