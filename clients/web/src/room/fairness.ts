/**
 * A person's share in the fair deal: a nonce of its own, and a look at the seed afterwards.
 *
 * The browser's own SHA-256 is there in secure contexts only, and a game at home is none.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { randomHex } from '../person/identity';

const NONCE_BYTES = 32;
const SEED_LABEL = utf8ToBytes('bafuda seed 1');

export interface Nonce {
  /** 32 random bytes as hex; secret until the start. */
  text: string;
  /** What `ready` says of it. */
  hash: string;
}

export function newNonce(): Nonce {
  const text = randomHex(NONCE_BYTES);
  return { text, hash: bytesToHex(sha256(hexToBytes(text))) };
}

/** Is this the seed that the commitment, shown before the match, was made of? All in hex. */
export function fitsCommitment(commitment: string, matchId: string, seed: string): boolean {
  try {
    const message = concatBytes(SEED_LABEL, hexToBytes(matchId), hexToBytes(seed));
    return bytesToHex(sha256(message)) === commitment;
  } catch {
    return false; // no hex text
  }
}
