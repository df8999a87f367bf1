import { defaultDpi, type FileRow, onModelParams, ownClothCm } from '@naksha/contract';
import { IconHanger } from '@tabler/icons-react';
import { useMemo } from 'react';
import { liesOf } from '../../designs/lies-of.ts';
import { recipeOf } from '../../designs/recipe-of.ts';
import { firstStage } from '../../store/stage.ts';
import { useStudio } from '../../store/studio-store.ts';
import { setStage } from '../../store/view-actions.ts';
import { defineTool, type Given } from '../define-tool.ts';
import { lookOf, OnModelForm, type OnModelFound, type OnModelState } from './on-model-form.tsx';
import { usePhotoPreview } from './use-photo-preview.ts';

const { sidePx, photo } = onModelParams.parse({ photo: {} });

/** A design as cloth on goods, turned on the table, and made as a picture or a film; or on the cloth of a photograph. */
export const onModel = defineTool({
  operation: 'onModel',
  icon: IconHanger,
  group: 'combine',
  family: 'model',
  title: 'studio.tools.onModel',
  inputs: ['design', 'picture?'],
  shares: { use: useStage, change: ({ stage }) => setStage(stage) },
  drapes: (value) => value?.makes !== 'photo',
  initial: (): OnModelState => ({
    makes: 'picture',
    sidePx,
    clothCm: photo?.clothCm ?? 0,
    mesh: null,
    stage: firstStage,
  }),
  carry: (value) => value,
  leavesOut: ({ makes }) => (makes === 'photo' ? [] : ['picture?']),
  Form: OnModelForm,
  usePreview,
  request: ({ value: { makes, sidePx, clothCm, mesh, stage }, design, picture, found: { photo } }) => {
    const { model, light, backdrop, scaleCm } = stage;
    const lies = makes === 'photo' ? liesOnPhoto(stage) : liesOf(stage, recipeOf(design), design);
    const placement = { ...stage.placement, lies };
    const scale = scaleCm === null || lies === 'piece' ? {} : { scaleCm };
    if (makes === 'photo') {
      if (!picture) return { idle: 'picture' };
      if (photo.state === 'none') return { idle: 'nothing' };
      const laid = { clothCm, ...(mesh === null ? {} : { mesh }) };
      return { operation: 'onModel', params: { placement, ...scale, photo: laid } };
    }
    const turntable = makes === 'film' ? { turntable: {} } : {};
    const shown = { model, placement, light, backdrop, sidePx, view: lookOf(stage) };
    return { operation: 'onModel', params: { ...shown, ...scale, ...turntable } };
  },
  action: ({ makes }, t) => t(`cloth.submits.${makes}`),
  // The design stays on its model, for the next picture: the tray shows the one that is ready.
  afterwards: () => undefined,
});

/** A photograph is of cloth by the metre. */
const liesOnPhoto = ({ placement: { lies } }: OnModelState['stage']) => (lies === 'once' ? 'once' : 'repeated');

/** How the cloth is draped and looked at, which is turned on the table by hand as well. */
function useStage(own: OnModelState): OnModelState {
  const stage = useStudio(({ view }) => view.stage);
  return useMemo(() => ({ ...own, stage }), [own, stage]);
}

/** What would come of it on a photograph. */
function usePreview({ value, design, picture }: Given<OnModelState, FileRow>): OnModelFound {
  const { makes, clothCm, mesh, stage } = value;
  const { scaleCm, placement } = stage;
  const widthCm = scaleCm ?? ownClothCm(design.width, design.dpi ?? defaultDpi);
  const laid = {
    widthCm,
    heightCm: (widthCm * design.height) / design.width,
    x: placement.x,
    y: placement.y,
    isOnce: placement.lies === 'once',
  };
  const isOnPhoto = makes === 'photo';
  const seen = usePhotoPreview(design._id, picture, isOnPhoto ? { mesh, clothCm, placement: laid } : null);
  return { photo: { ...seen, row: picture } };
}
