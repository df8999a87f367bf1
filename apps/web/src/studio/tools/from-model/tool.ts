import type { FileRow } from '@naksha/contract';
import { IconShirt } from '@tabler/icons-react';
import { useReport } from '../../designs/use-report.ts';
import { defineTool, type Given } from '../define-tool.ts';
import { FromModelForm, type FromModelFound, type FromModelValue } from './from-model-form.tsx';
import { useModelPreview } from './use-model-preview.ts';

/** A design out of a photograph of a garment: what repeats in it is seen on the table before it is paid for. */
export const fromModel = defineTool({
  operation: 'fromModel',
  icon: IconShirt,
  group: 'combine',
  family: 'model',
  title: 'studio.tools.fromModel',
  inputs: ['design', 'area?'],
  initial: (): FromModelValue => ({ tileable: true, mesh: null }),
  carry: ({ tileable }) => ({ tileable, mesh: null }),
  Form: FromModelForm,
  usePreview,
  request: ({ value: { tileable, mesh }, where: { area, isNowhere }, found: { seen } }) => {
    if (isNowhere || seen?.kind === 'none') return { idle: 'nothing' };
    const region = area === undefined ? {} : { region: area };
    return { operation: 'fromModel', params: { tileable, ...region, ...(mesh === null ? {} : { mesh }) } };
  },
  action: (_, t) => t('making.fromModel.submit'),
});

function usePreview({ value, where, design }: Given<FromModelValue, FileRow>): FromModelFound {
  const preview = useModelPreview(design._id, where.isNowhere ? undefined : where.area, value.mesh);
  return { ...preview, report: useReport(design) };
}
