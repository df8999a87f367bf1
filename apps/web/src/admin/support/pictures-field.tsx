import { ActionIcon, Button, FileButton } from '@mantine/core';
import { limits } from '@naksha/contract';
import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { useFormat } from '../../i18n/use-format.ts';
import classes from './support.module.css';
import type { Pictures } from './use-pictures.ts';

/** The pictures of a message, and the way to add one. What is wrong with one is said at it. */
export function PicturesField({ pictures }: { pictures: Pictures }) {
  const { t } = useTranslation();
  const format = useFormat();
  const sentence = useErrorSentence();
  const forget = useRef<() => void>(null);
  return (
    <div className={classes.pictures}>
      {pictures.items.length > 0 && (
        <ul>
          {pictures.items.map(({ key, fileName, shown, id, problem }) => (
            <li key={key} aria-busy={id === undefined && problem === undefined}>
              {shown && problem === undefined && <img src={shown} alt="" />}
              <span className={classes.fileName}>{fileName}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={24}
                aria-label={t('support.removePicture', { name: fileName })}
                onClick={() => pictures.remove(key)}
              >
                <IconX size={14} stroke={1.6} aria-hidden />
              </ActionIcon>
              {problem !== undefined && <p role="alert">{sentence(problem)}</p>}
            </li>
          ))}
        </ul>
      )}
      {pictures.refused.length > 0 && (
        <p className={classes.leftOut} role="status">
          {t('support.leftOut', { names: format.list(pictures.refused) })}
        </p>
      )}
      <div className={classes.addPicture}>
        <FileButton
          multiple
          accept={limits.attachmentTypes.join(',')}
          resetRef={forget}
          onChange={(files) => {
            pictures.add(files);
            // Else the same file chosen once more would be no change.
            forget.current?.();
          }}
        >
          {(button) => (
            <Button
              {...button}
              variant="default"
              size="xs"
              leftSection={<IconPhotoPlus size={15} stroke={1.45} aria-hidden />}
              disabled={!pictures.hasRoom}
            >
              {t('support.addPictures')}
            </Button>
          )}
        </FileButton>
        <span>
          {t('support.picturesHint', {
            most: format.number(limits.ticketAttachments),
            limit: format.number(limits.attachmentMaxMegabytes),
          })}
        </span>
      </div>
    </div>
  );
}
