import { describe, expect, it } from 'vitest';
import { missingParents } from './missing-parents.ts';

describe('missingParents', () => {
  it('names what results were made from and is not among them, each once', () => {
    const rows = [
      { _id: 'a' },
      { _id: 'b', parentId: 'a' },
      { _id: 'c', parentId: 'photograph' },
      { _id: 'd', parentId: 'photograph' },
    ];
    expect(missingParents(rows)).toEqual(['photograph']);
  });
});
