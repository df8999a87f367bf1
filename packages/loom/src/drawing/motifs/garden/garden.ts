import type { MotifWord } from '../../../vocabulary/lexicon-motifs.ts';
import type { MotifId } from '../../../vocabulary/motif-ids.ts';
import type { Motif } from '../motif.ts';
import { peony } from '../peony.ts';
import { softLotus } from '../soft-lotus.ts';
import { tulip } from '../tulip.ts';
import { chrysanthemum, dahlia, daisy, hydrangea, marigold } from './composites.ts';
import { champa, dandelion, lilyOfTheValley, mogra, sweetPea, tuberose, wisteria } from './fragrant.ts';
import { fringedCarnation, iris, lavender, magnolia, orchid } from './from-the-side.ts';
import { poppy } from './poppy.ts';
import { rose } from './rose.ts';
import { bougainvillea, cherryBlossom, gardenAnemone, jasmine, lily } from './stars.ts';

interface GardenFlower {
  /** The motif in whose place it is drawn, as its word means it to all cloths. */
  readonly motif: MotifId;
  readonly draw: Motif;
}

/** Flowers that are themselves where they are named, by the word that names them. */
export const garden: Partial<Record<MotifWord, GardenFlower>> = {
  peony: { motif: 'rosette', draw: peony },
  rose: { motif: 'rosette', draw: rose },
  marigold: { motif: 'rosette', draw: marigold },
  dahlia: { motif: 'rosette', draw: dahlia },
  chrysanthemum: { motif: 'rosette', draw: chrysanthemum },
  hydrangea: { motif: 'rosette', draw: hydrangea },
  poppy: { motif: 'blossom', draw: poppy },
  daisy: { motif: 'blossom', draw: daisy },
  anemone: { motif: 'blossom', draw: gardenAnemone },
  jasmine: { motif: 'blossom', draw: jasmine },
  mogra: { motif: 'blossom', draw: mogra },
  champa: { motif: 'blossom', draw: champa },
  'sweet-pea': { motif: 'palmette', draw: sweetPea },
  tuberose: { motif: 'palmette', draw: tuberose },
  'lily-of-the-valley': { motif: 'palmette', draw: lilyOfTheValley },
  wisteria: { motif: 'palmette', draw: wisteria },
  dandelion: { motif: 'rosette', draw: dandelion },
  'cherry-blossom': { motif: 'blossom', draw: cherryBlossom },
  orchid: { motif: 'blossom', draw: orchid },
  bougainvillea: { motif: 'blossom', draw: bougainvillea },
  magnolia: { motif: 'palmette', draw: magnolia },
  tulip: { motif: 'palmette', draw: tulip },
  lily: { motif: 'palmette', draw: lily },
  iris: { motif: 'palmette', draw: iris },
  carnation: { motif: 'carnation', draw: fringedCarnation },
  lotus: { motif: 'lotus', draw: softLotus },
  'lavender-sprig': { motif: 'bud', draw: lavender },
};
