import { designTitle, endpoints } from '@naksha/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { startLink, toolPaths } from '../../addresses/tool-paths.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { previewOf } from '../../ui/preview-of.ts';
import { openSheet } from '../store/dialog-actions.ts';
import { fitView, setMode, togglePicking, zoomTo } from '../store/view-actions.ts';
import type { Tool } from '../tools/define-tool.ts';
import { toolNames, tools } from '../tools/tools.ts';

const shortcutOf = ({ shortcut }: Tool) => (shortcut === undefined ? {} : { keys: `Ctrl ${shortcut.toUpperCase()}` });

interface Finding {
  readonly key: string;
  readonly name: string;
  readonly keys?: string;
  readonly picture?: string | undefined;
  readonly run: () => void;
}

const mostDesigns = 8;

/** What is called like the text: tools and commands at once, designs of the collection as soon as the server has answered. */
export function useFindings(text: string, searched: string): readonly Finding[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const designs = useQuery({
    queryKey: queryKeys.filesFound(searched),
    queryFn: () =>
      call(endpoints.listFiles, { query: { directory: 'processed', fileName: searched, limit: mostDesigns } }),
    placeholderData: keepPreviousData,
  });
  const own: Finding[] = [
    ...toolNames.map((tool) => ({
      // A way of looking may be called as a tool is.
      key: `tool ${tool}`,
      name: t(`studio.tools.${tool}`),
      ...shortcutOf(tools[tool]),
      run: () => void navigate({ to: '/studio/$tool', params: { tool: toolPaths[tool] }, search: true }),
    })),
    { key: 'collection', name: t('studio.tools.collection'), run: () => void navigate({ to: '/collection' }) },
    { key: 'tile', name: t('studio.view.tile'), keys: 'R', run: () => setMode('tile') },
    { key: 'repeat', name: t('studio.view.repeat'), keys: 'R', run: () => setMode('repeat') },
    { key: 'piece', name: t('studio.view.piece'), keys: 'P', run: () => setMode('piece') },
    { key: 'cloth', name: t('studio.view.cloth'), keys: 'D', run: () => setMode('cloth') },
    { key: 'fit', name: t('studio.view.fit'), keys: '0', run: fitView },
    { key: 'hundred', name: t('studio.keys.hundred'), keys: '1', run: () => zoomTo(1) },
    { key: 'picker', name: t('studio.view.picker'), keys: 'I', run: togglePicking },
    { key: 'sheet', name: t('studio.keys.title'), keys: '?', run: openSheet },
  ];
  const wanted = text.toLocaleLowerCase();
  const found = (designs.data?.data ?? []).map((row) => ({
    key: row._id,
    name: designTitle(row),
    picture: previewOf(row, 128),
    run: () => void navigate({ ...startLink, search: { design: row._id } }),
  }));
  return [...own.filter(({ name }) => name.toLocaleLowerCase().includes(wanted)), ...found];
}
