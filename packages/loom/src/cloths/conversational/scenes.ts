import { createOccupancy, type Occupancy } from '../../drawing/layout/occupancy.ts';
import { type Cover, pack } from '../../drawing/layout/pack.ts';
import { strew } from '../../drawing/layout/strew.ts';
import type { Planner } from '../../drawing/planner.ts';
import { turnLoosely } from '../../drawing/subjects/turn-loosely.ts';
import { coverOfGroup, type Group, groupOf } from './group.ts';
import { layGround } from './lay-ground.ts';
import type { Player } from './player.ts';
import { coverAt, fillGround, roomOf, setPlayer } from './set-out.ts';
import { themeOf } from './themes.ts';

/** Of the cloth, what groups and the single things between them are to cover, by density. */
const covered = { least: 0.42, perDensity: 0.18 } as const;
/** A single thing between groups is half as large as a lead. */
const singly = 0.58;
const packedSizes = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.64] as const;
/** Groups go round in fours: of fewer in a module some would never be seen. */
const leastGroups = 2;
const mostGroups = 60;

/** Two or three things that touch, on a ground of their own, groups facing each other by turns; single ones half as large between, then what their world lays in a tone. */
export function scenes(planner: Planner, players: readonly Player[]): void {
  const { plot, recipe, geo: rng, origin } = planner;
  const { torus } = plot;
  const theme = themeOf(players);
  const leads = leadsOf(players);
  const radius = roomOf(planner) * rng.between(0.94, 1.04);
  const airy = 1 - recipe.density;
  const air = radius * (0.17 + 0.2 * airy);
  const groupAt = (n: number): Group => {
    const lead = leads[n % leads.length] ?? players[0];
    if (lead === undefined) throw new RangeError('Expected players');
    return groupOf(
      lead,
      players.filter((player) => player !== lead && !isScenery(player)),
      Math.floor(n / leads.length) + (n % leads.length),
    );
  };
  const kinds = Array.from({ length: leads.length * 4 }, (_, n) => groupAt(n));
  const mean = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);
  // What is no scene's lead stands alone between them; where all lead, each does.
  const others = players.filter((player) => !leads.includes(player));
  const small = others.length > 0 ? others : players;
  const areaOfGroup = mean(kinds.map(({ cover }) => areaOf(cover, 1))) * radius * radius;
  const areaOfSingle =
    mean(small.map((player) => areaOf(coverAt(player, singleRoom(player), 0, false), 1))) * radius * radius;
  const share = covered.least + covered.perDensity * recipe.density;
  const count = Math.min(
    mostGroups,
    Math.max(leastGroups, Math.round((share * torus.w * torus.h) / (areaOfGroup + areaOfSingle))),
  );
  // Groups and single things are strewn as kinds, every other one of each a kind of its own: each lies apart from its like, and colours go a, b.
  const sites = strew(torus, rng, count * 2, 4);
  const laid = [0, 0, 0, 0];
  const next = (kind: number) => {
    const before = laid[kind] ?? 0;
    laid[kind] = before + 1;
    return before * 2 + (kind >> 1);
  };
  const bodies = sites.map(({ x, y, kind }) => {
    if (kind % 2 === 0) {
      const n = next(kind);
      const group = kinds[n % kinds.length] ?? groupAt(n);
      return { x, y, n, group, cover: coverOfGroup(group, radius) };
    }
    const n = next(kind);
    const player = small[n % small.length] ?? groupAt(n).members[0]?.player;
    if (player === undefined) throw new RangeError('Expected players');
    const turn = turnLoosely(player.motif) * (n % 2 === 0 ? 0.3 : -0.3) * (1 + (n % 3));
    const flip = n % 2 === 1;
    return { x, y, n, player, turn, flip, cover: coverAt(player, radius * singleRoom(player), turn, flip) };
  });
  const packed = pack(torus, bodies, { air, sizes: packedSizes, within: (at) => at });
  const fit = radius * packed.size;
  const occupancy = createOccupancy(torus);
  for (const [at, body] of bodies.entries()) {
    const spot = packed.places[at] ?? body;
    const [x, y] = [spot.x + origin.x, spot.y + origin.y];
    if (body.group !== undefined) setGroup(planner, occupancy, body.group, { x, y, fit, n: body.n, air, theme });
    else
      setPlayer(
        planner,
        occupancy,
        body.player,
        {
          x,
          y,
          radius: fit * singleRoom(body.player),
          dress: body.n,
          turn: body.turn,
          flip: body.flip,
          rank: 'secondary',
        },
        air,
      );
  }
  fillGround(planner, occupancy, { theme, radius: fit * 0.2, air: air * 0.9, least: Math.max(2.2, fit * 0.035) });
}

/** Room in which a thing alone is half as large as a lead, whatever its share. */
const singleRoom = ({ size }: Player) => singly / Math.sqrt(size);

/** Of what was named the larger lead by turns, those on their feet before what lies about; the small go with them. */
function leadsOf(players: readonly Player[]): readonly Player[] {
  const large = players.filter((player) => player.size >= leastLead && !isScenery(player));
  const standing = large.filter(({ motif }) => turnLoosely(motif) === 0);
  return standing.length > 0 ? standing : large.length > 0 ? large : players.slice(0, 1);
}

const leastLead = 0.8;
/** What is about a scene, in the sky or the sea: it neither leads nor touches. */
const isScenery = ({ motif }: Player) => scenery.includes(motif);
const scenery: readonly string[] = ['wave', 'cloud', 'leaf', 'star', 'moon', 'sun'];

const areaOf = (cover: readonly Cover[], scale: number) => {
  // A raster's discs lie over each other by about half.
  const discs = cover.reduce((sum, { r }) => sum + r * r, 0);
  return discs * scale * scale * (cover.length > 1 ? 1.78 : Math.PI);
};

interface GroupSpot {
  readonly x: number;
  readonly y: number;
  readonly fit: number;
  readonly n: number;
  readonly air: number;
  readonly theme: ReturnType<typeof themeOf>;
}

function setGroup(planner: Planner, occupancy: Occupancy, group: Group, { x, y, fit, n, air, theme }: GroupSpot): void {
  if (group.ground !== undefined) {
    const { left, right, foot } = group.ground;
    layGround(planner, occupancy, theme, { left: left * fit, right: right * fit, foot: foot * fit, x, y, room: fit });
  }
  const lead = group.members.reduce((best, member) => (member.room > best.room ? member : best));
  for (const member of group.members) {
    setPlayer(
      planner,
      occupancy,
      member.player,
      {
        x: x + member.x * fit,
        y: y + member.y * fit,
        radius: fit * member.room,
        dress: n,
        turn: member.turn,
        flip: member.flip,
        rank: member === lead ? 'hero' : 'secondary',
        isGrouped: true,
      },
      air,
    );
  }
}
