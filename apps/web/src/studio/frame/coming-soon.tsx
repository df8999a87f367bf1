import { Button, Modal, Text } from '@mantine/core';
import type { OperationName } from '@naksha/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startLink } from '../../addresses/tool-paths.ts';
import panel from '../panel/panel.module.css';
import { startTool, tools } from '../tools/tools.ts';
import classes from './coming-soon.module.css';
import { ToolTabs } from './tool-tabs.tsx';

/** The page of a tool that is announced or switched off; the modal says it once when it is opened. */
export function ComingSoon({ tool }: { tool: OperationName }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(true);
  const name = t(`studio.tools.${tool}`);
  const text = t(tools[tool].announcement ?? 'studio.soon.off');
  const title = t('studio.soon.title');
  return (
    <div className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title}>{name}</h2>
      </div>
      <ToolTabs tool={tool} />
      <div className={panel.body}>
        <div className={classes.empty}>
          <Text fw={600} fz="md" mb={4}>
            {title}
          </Text>
          <Text fz="md" mb="md">
            {text}
          </Text>
          {tool === startTool.operation ? (
            <Link to="/collection" className={classes.link}>
              {t('studio.soon.collection')}
            </Link>
          ) : (
            <Link {...startLink} className={classes.link}>
              {t('studio.soon.back')}
            </Link>
          )}
        </div>
      </div>
      <Modal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        closeButtonProps={{ 'aria-label': t('shell.close') }}
        size={380}
      >
        <Text fz="md" mb="lg">
          {text}
        </Text>
        <Button data-autofocus onClick={() => setIsOpen(false)} display="block" ml="auto">
          {t('studio.soon.okay')}
        </Button>
      </Modal>
    </div>
  );
}
