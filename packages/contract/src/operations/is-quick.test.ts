import { expect, it } from 'vitest';
import { operations } from './table.ts';

const picture = (side: number, dpi: number | null = 150) => ({ width: side, height: side, dpi });

it.each([
  ['a design of the usual size', 'generate', { prompt: 'vines' }, [], true],
  ['four of them', 'generate', { prompt: 'vines', count: 4 }, [], true],
  ['the largest design', 'generate', { prompt: 'vines', width: 4096, height: 4096 }, [], false],
  ['light of a usual picture', 'adjust', {}, [picture(2048)], true],
  ['light of a large picture', 'adjust', {}, [picture(6000)], false],
  ['four variations of a large one', 'variation', { count: 4 }, [picture(1500)], false],
  ['a picture four times as wide', 'upscale', { scale: 4 }, [picture(1024)], false],
  ['a smaller picture', 'resize', { width: 500 }, [picture(1024)], true],
  ['a picture for a wall', 'resize', { width: 100, unit: 'cm', dpi: 300 }, [picture(1024)], false],
  ['a few tiles', 'repeat', { columns: 2, rows: 2 }, [picture(800)], true],
  ['many tiles', 'repeat', { columns: 20, rows: 20 }, [picture(800)], false],
  ['tiles far apart', 'repeat', { gapHorizontal: 500, gapVertical: 500, unit: 'percent' }, [picture(800)], false],
  ['joins that are closed', 'repeat', { joins: 'closed', columns: 1, rows: 1 }, [picture(800)], false],
  ['a tile for print', 'export', { fileName: 'a' }, [picture(1024)], true],
  ['a tile for print of a metre', 'export', { fileName: 'a', widthCm: 100 }, [picture(1024)], false],
  ['a saree', 'export', { fileName: 'a', extent: 'piece' }, [picture(1024)], false],
  ['layers', 'exportPsd', { fileName: 'a' }, [picture(1024)], false],
  ['a cloth in the manner of a picture', 'replicate', {}, [picture(1024)], true],
  ['four of them', 'replicate', { count: 4 }, [picture(1024)], false],
  ['a hole in a usual picture', 'mask', {}, [picture(1024)], true],
  ['a hole in a larger picture', 'mask', {}, [picture(1400)], false],
  ['a design out of a photograph', 'fromModel', {}, [picture(1400)], false],
  ['lines of a scan', 'vectorise', {}, [picture(3000)], false],
] as const)('judges whether a job takes moments: %s', (_, name, params, inputs, isQuick) => {
  expect(operations[name].isQuick(params, inputs)).toBe(isQuick);
});
