import { defaultDpi, type FileRow, onModelParams, ownClothCm } from '@naksha/contract';
import { IconHanger } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { Stage } from '../../store/stage.ts';
import { readStudio, useStudio } from '../../store/studio-store.ts';
import { setMode, setStage } from '../../store/view-actions.ts';
import { defineTool, type Given } from '../define-tool.ts';
import { type Look, OnModelForm, type OnModelFound, type OnModelState } from './on-model-form.tsx';
import { usePhotoPreview } from './use-photo-preview.ts';

const { sidePx, photo } = onModelParams.parse({ photo: {} });

/** A design as cloth on goods, turned on the table, and made as a picture or a film; or on the cloth of a photograph. */
export const onModel = defineTool({
  operation: 'onModel',
  icon: IconHanger,
  group: 'combine',
  family: 'model',
  title: 'studio.tools.onModel',
  setsStage: true,
  inputs: ['design', 'picture?'],
  initial: (): OnModelState => {
    const { model, placement, light, backdrop } = readStudio().view.stage;
    return {
      makes: 'picture',
      model,
      scaleCm: null,
      placement,
      light,
      backdrop,
      sidePx,
      clothCm: photo?.clothCm ?? 0,
      mesh: null,
    };
  },
  carry: (value) => ({ ...value, scaleCm: null }),
  leavesOut: ({ makes }) => (makes === 'photo' ? [] : ['picture?']),
  isUnchanged: () => false,
  Form: OnModelForm,
  usePreview,
  request: ({ value, picture, found }) => {
    const { makes, scaleCm, clothCm, mesh, ...shown } = value;
    const scale = scaleCm === null ? {} : { scaleCm };
    if (makes === 'photo') {
      if (!picture) return { idle: 'picture' };
      if (found.photo.state === 'none') return { idle: 'nothing' };
      const laid = { clothCm, ...(mesh === null ? {} : { mesh }) };
      return { operation: 'onModel', params: { placement: shown.placement, ...scale, photo: laid } };
    }
    const turntable = makes === 'film' ? { turntable: {} } : {};
    return { operation: 'onModel', params: { ...shown, view: found.view, ...scale, ...turntable } };
  },
  action: ({ makes }, t) => t(`cloth.submits.${makes}`),
  // The design stays on its model, for the next picture: the tray shows the one that is ready.
  afterwards: () => undefined,
});

/** Shows the cloth on the model as long as the tool is open, or on the photograph; answers how it is looked at. */
function usePreview({ value, design, picture }: Given<OnModelState, FileRow>): OnModelFound {
  const { makes, model, scaleCm, placement, light, backdrop, clothCm, mesh } = value;
  const isOnGoods = makes !== 'photo';
  useEffect(
    () => setStage({ model, scaleCm, placement, light, backdrop }),
    [model, scaleCm, placement, light, backdrop],
  );
  useEffect(() => {
    if (!isOnGoods) return;
    const before = readStudio().view.mode;
    setMode('cloth');
    return () => {
      if (readStudio().view.mode === 'cloth') setMode(before);
    };
  }, [isOnGoods]);
  const widthCm = scaleCm ?? ownClothCm(design.width, design.dpi ?? defaultDpi);
  const laid = {
    widthCm,
    heightCm: (widthCm * design.height) / design.width,
    x: placement.x,
    y: placement.y,
    isOnce: placement.lies === 'once',
  };
  const seen = usePhotoPreview(design._id, picture, isOnGoods ? null : { mesh, clothCm, placement: laid });
  return {
    view: viewAsked(useStudio(({ view: { stage } }) => stage)),
    turnTo: setStage,
    photo: { ...seen, row: picture },
  };
}

const viewAsked = ({ turn, tilt, zoom }: Stage): Look => ({
  zoom,
  ...(turn === null ? {} : { turn }),
  ...(tilt === null ? {} : { tilt }),
});
