import { Switch, UnstyledButton } from '@mantine/core';
import { type FileRow, liesFlat, type Mesh } from '@naksha/contract';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import panel from '../../panel/panel.module.css';
import flat from '../flatten/flatten.module.css';
import classes from './mesh-field.module.css';

const knots = 3;
/** Shares of the picture that a key moves a knot by; with Shift. */
const step = { fine: 0.01, coarse: 0.05 } as const;
/** An even grid a little inside of the picture. */
const even: Mesh = {
  columns: knots,
  rows: knots,
  points: Array.from({ length: knots * knots }, (_, at) => [
    0.1 + (0.8 * (at % knots)) / (knots - 1),
    0.1 + (0.8 * Math.floor(at / knots)) / (knots - 1),
  ]),
};

const nothing: Mesh = { columns: 0, rows: 0, points: [] };

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * A grid over a small copy of the picture whose points are dragged, or moved by arrow keys, to where the cloth's own lie. It begins as it was
 * found, where it was.
 */
export function MeshField({
  value,
  found,
  design,
  photo,
  isAlwaysSeen = false,
  onChange,
}: {
  value: Mesh | null;
  found?: Mesh | undefined;
  design: Pick<FileRow, 'width' | 'height'>;
  photo: ImageBitmap | null;
  /** The picture is seen without a grid, too. */
  isAlwaysSeen?: boolean;
  onChange: (mesh: Mesh | null) => void;
}) {
  const { t } = useTranslation();
  return (
    <section className={panel.section}>
      <Switch
        classNames={{ body: flat.switch }}
        labelPosition="left"
        label={t('making.fromModel.mesh')}
        checked={value !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? (found ?? even) : null)}
      />
      {(value || isAlwaysSeen) && <Grid mesh={value ?? nothing} design={design} photo={photo} onChange={onChange} />}
      {value && <p className={panel.hint}>{t('making.fromModel.meshHint')}</p>}
    </section>
  );
}

function Grid({
  mesh,
  design,
  photo,
  onChange,
}: {
  mesh: Mesh;
  design: Pick<FileRow, 'width' | 'height'>;
  photo: ImageBitmap | null;
  onChange: (mesh: Mesh) => void;
}) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const brush = canvas.current?.getContext('2d');
    if (!brush || !photo || !canvas.current) return;
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(photo, 0, 0, canvas.current.width, canvas.current.height);
  }, [photo]);
  /** Where it would fold over another the grid stays as it is. */
  const move = (at: number, x: number, y: number) => {
    const inside = (share: number) => Math.min(1, Math.max(0, share));
    const points = mesh.points.map((point, i): [number, number] => (i === at ? [inside(x), inside(y)] : point));
    const next = { ...mesh, points };
    if (liesFlat(next)) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const way = ways[event.key];
    const point = mesh.points[at];
    if (!way || !point) return;
    event.preventDefault();
    event.stopPropagation();
    const by = event.shiftKey ? step.coarse : step.fine;
    move(at, point[0] + way[0] * by, point[1] + way[1] * by);
  };
  const onPointerMove = (event: PointerEvent, at: number) => {
    const box = board.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    move(at, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };
  return (
    <div className={classes.board} ref={board} style={{ aspectRatio: `${design.width} / ${design.height}` }}>
      <canvas ref={canvas} width={512} height={Math.round((512 * design.height) / design.width)} aria-hidden />
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
        {linesOf(mesh).map(({ key, points }) => (
          <polyline key={key} points={points} />
        ))}
      </svg>
      {mesh.points.map(([x, y], at) => (
        <UnstyledButton
          // biome-ignore lint/suspicious/noArrayIndexKey: a knot is its place in the grid
          key={at}
          className={classes.knot}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          aria-label={t('making.fromModel.knot', {
            row: Math.floor(at / mesh.columns) + 1,
            column: (at % mesh.columns) + 1,
            across: Math.round(x * 100),
            down: Math.round(y * 100),
          })}
          onKeyDown={(event) => onKeyDown(event, at)}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => onPointerMove(event, at)}
        />
      ))}
    </div>
  );
}

function linesOf({ columns, rows, points }: Mesh): { key: string; points: string }[] {
  const along = (places: readonly number[]) => places.map((at) => points[at]?.join(',') ?? '').join(' ');
  const count = (length: number) => Array.from({ length }, (_, i) => i);
  return [
    ...count(rows).map((row) => ({
      key: `row ${row}`,
      points: along(count(columns).map((column) => row * columns + column)),
    })),
    ...count(columns).map((column) => ({
      key: `column ${column}`,
      points: along(count(rows).map((row) => row * columns + column)),
    })),
  ];
}
