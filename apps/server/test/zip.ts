import { crc32, deflateRawSync } from 'node:zlib';

/** A file for an archive of the tests, with whatever is to be wrong about it. */
export interface ZipPart {
  readonly name: string;
  readonly bytes?: Uint8Array;
  readonly isStored?: boolean;
  /** Of the general purpose flag: 1 is a password. */
  readonly flags?: number;
  /** Does not say that its name is in UTF-8. */
  readonly isSilent?: boolean;
  readonly method?: number;
  /** By Unix: 0o120000 is a link. */
  readonly kind?: number;
  /** No head of a file stands where the directory says. */
  readonly isHeadless?: boolean;
  /** Beside the name in the directory. */
  readonly field?: Uint8Array;
  readonly claims?: {
    readonly crc?: number;
    readonly packed?: number;
    readonly bytes?: number;
    readonly offset?: number;
  };
}

interface ZipLies {
  /** How many files the end says there are. */
  readonly count?: number;
}

/** An archive as programs write them, but for what it is asked to lie about. */
export function zipOf(parts: readonly ZipPart[], lies: ZipLies = {}): Buffer {
  const bodies: Buffer[] = [];
  const heads: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const { name, bytes = new Uint8Array(), isStored = false, claims = {} } = part;
    const packed = isStored ? Buffer.from(bytes) : deflateRawSync(bytes, { level: 9 });
    const named = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE((part.flags ?? 0) | (part.isSilent ? 0 : 0x800), 2);
    common.writeUInt16LE(part.method ?? (isStored ? 0 : 8), 4);
    common.writeUInt32LE(claims.crc ?? crc32(bytes), 10);
    common.writeUInt32LE(claims.packed ?? packed.length, 14);
    common.writeUInt32LE(claims.bytes ?? bytes.length, 18);
    common.writeUInt16LE(named.length, 22);
    const local = Buffer.concat([Buffer.from(part.isHeadless ? 'none' : 'PK\u0003\u0004'), common, named, packed]);
    const field = part.field ?? new Uint8Array();
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(((part.kind ?? 0o100644) << 16) >>> 0, 6);
    tail.writeUInt32LE(claims.offset ?? offset, 10);
    const madeByUnix = Buffer.from([20, 3]);
    const fielded = Buffer.from(common);
    fielded.writeUInt16LE(field.length, 24);
    heads.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), madeByUnix, fielded, tail, named, field]));
    bodies.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(heads);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  const count = Math.min(lies.count ?? parts.length, 0xffff);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}
