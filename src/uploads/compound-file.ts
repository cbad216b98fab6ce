/** Values of the Compound File Binary format, which `.doc` files use. See [MS-CFB] sections 2.2, 2.3 and 2.6. */
const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
/** Number of FAT (file allocation table) sectors that the header lists. Larger files have more, which are not read. */
const LISTED_FATS = 109;
const LAST_REGULAR_SECTOR = 0xfffffffa;
/** Class id in the root entry of a Word document: {00020906-0000-0000-C000-000000000046}. */
const WORD_CLASS = Buffer.from('0609020000000000c000000000000046', 'hex');
const WORD_STREAM = 'WordDocument';

/** Yields the sectors of the file's directory. For each sector, the FAT gives the number of the next one. */
function* directorySectors(file: Buffer): Generator<Buffer> {
  const sectorBytes = 2 ** file.readUInt16LE(30);
  if (sectorBytes !== 512 && sectorBytes !== 4_096) return;
  const startOf = (sector: number) => (sector + 1) * sectorBytes;
  const perFat = sectorBytes / 4;
  let sector = file.readUInt32LE(48);
  // Takes at most as many steps as the file has sectors, because a longer chain is a loop.
  for (let steps = file.length / sectorBytes; steps > 0 && sector <= LAST_REGULAR_SECTOR; steps -= 1) {
    if (startOf(sector) + sectorBytes > file.length) return;
    yield file.subarray(startOf(sector), startOf(sector) + sectorBytes);
    const fat = Math.floor(sector / perFat);
    if (fat >= LISTED_FATS) return;
    const place = startOf(file.readUInt32LE(76 + fat * 4)) + (sector % perFat) * 4;
    if (place + 4 > file.length) return;
    sector = file.readUInt32LE(place);
  }
}

function isWordEntry(entry: Buffer): boolean {
  const nameBytes = entry.readUInt16LE(64);
  if (nameBytes < 2 || nameBytes > 64) return false;
  const name = entry.toString('utf16le', 0, nameBytes - 2);
  return name === WORD_STREAM || entry.subarray(80, 96).equals(WORD_CLASS);
}

export function isWordDocument(file: Buffer): boolean {
  if (file.length < HEADER_BYTES || !file.subarray(0, 8).equals(SIGNATURE)) return false;
  for (const sector of directorySectors(file)) {
    for (let start = 0; start < sector.length; start += ENTRY_BYTES) {
      if (isWordEntry(sector.subarray(start, start + ENTRY_BYTES))) return true;
    }
  }
  return false;
}
