import { onModelParams } from '@naksha/contract';
import { IconHanger } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { Stage } from '../../store/stage.ts';
import { readStudio, useStudio } from '../../store/studio-store.ts';
import { setMode, setStage } from '../../store/view-actions.ts';
import { defineTool, type Given } from '../define-tool.ts';
import { type Look, OnModelForm, type OnModelFound, type OnModelState } from './on-model-form.tsx';

const { sidePx } = onModelParams.parse({});

/** A design as cloth on goods, turned on the table, and made as a picture. */
export const onModel = defineTool({
  operation: 'onModel',
  icon: IconHanger,
  group: 'combine',
  family: 'model',
  title: 'studio.tools.onModel',
  setsStage: true,
  inputs: ['design'],
  initial: (): OnModelState => {
    const { model, placement, light, backdrop } = readStudio().view.stage;
    return { model, scaleCm: null, placement, light, backdrop, sidePx };
  },
  carry: (value) => ({ ...value, scaleCm: null }),
  isUnchanged: () => false,
  Form: OnModelForm,
  usePreview,
  request: ({ value: { scaleCm, ...value }, found: { view } }) => ({
    operation: 'onModel',
    params: { ...value, view, ...(scaleCm === null ? {} : { scaleCm }) },
  }),
  action: (_value, t) => t('cloth.submit'),
  // The design stays on its model, for the next picture: the tray shows the one that is ready.
  afterwards: () => undefined,
});

/** Shows the cloth on the model as long as the tool is open; answers how it is looked at. */
function usePreview({ value }: Given<OnModelState>): OnModelFound {
  const { model, scaleCm, placement, light, backdrop } = value;
  useEffect(
    () => setStage({ model, scaleCm, placement, light, backdrop }),
    [model, scaleCm, placement, light, backdrop],
  );
  useEffect(() => {
    const before = readStudio().view.mode;
    setMode('cloth');
    return () => {
      if (readStudio().view.mode === 'cloth') setMode(before);
    };
  }, []);
  return { view: viewAsked(useStudio(({ view: { stage } }) => stage)), turnTo: setStage };
}

const viewAsked = ({ turn, tilt, zoom }: Stage): Look => ({
  zoom,
  ...(turn === null ? {} : { turn }),
  ...(tilt === null ? {} : { tilt }),
});
