import { Menu, UnstyledButton } from '@mantine/core';
import { type FileRow, limits } from '@naksha/contract';
import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startLink } from '../addresses/tool-paths.ts';
import { downloadFile } from '../api/download-file.ts';
import { useShowError } from '../session/use-show-error.ts';
import { SimilarDialog } from '../similar/similar-dialog.tsx';
import { ClothSwatch, fileTitle, useFileDetails } from './cloth-swatch.tsx';
import classes from './collection.module.css';

export interface CardProps {
  readonly row: FileRow;
  readonly height: number;
  readonly onRemove: (row: FileRow) => void;
}

/** One cloth of the collection: cut square, its colours beneath, its name and day. A picture opens in the studio; any other file is taken along, and its picture can be opened. */
export function ClothCard({ row, height, onRemove }: CardProps) {
  const { t } = useTranslation();
  const showError = useShowError();
  const [isLike, setLike] = useState(false);
  const name = fileTitle(row);
  const isPicture = limits.uploadTypes.some((type) => type === row.contentType);
  const download = () => void downloadFile(row._id).catch(showError);
  const details = useFileDetails(row);
  return (
    <ClothSwatch row={row} height={height}>
      {isPicture ? (
        <Link
          {...startLink}
          search={{ design: row._id }}
          className={classes.open}
          aria-label={t('collection.openNamed', { name })}
          title={details}
        />
      ) : (
        <UnstyledButton
          className={classes.open}
          aria-label={t('collection.downloadNamed', { name })}
          title={details}
          onClick={download}
        />
      )}
      <div className={classes.acts}>
        {isPicture ? (
          <Link {...startLink} search={{ design: row._id }} className={`${classes.act} ${classes.main}`} tabIndex={-1}>
            {t('collection.open')}
          </Link>
        ) : (
          <UnstyledButton className={`${classes.act} ${classes.main}`} tabIndex={-1} onClick={download}>
            {t('collection.download')}
          </UnstyledButton>
        )}
        <Menu position="bottom-end" width={160}>
          <Menu.Target>
            <UnstyledButton
              className={`${classes.act} ${classes.square}`}
              aria-label={t('collection.actions', { name })}
            >
              <IconDots size={16} stroke={1.6} aria-hidden />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            {isPicture ? (
              <Menu.Item onClick={download}>{t('collection.download')}</Menu.Item>
            ) : (
              <Menu.Item renderRoot={(props) => <Link {...startLink} search={{ design: row._id }} {...props} />}>
                {t('collection.openPicture')}
              </Menu.Item>
            )}
            <Menu.Item onClick={() => setLike(true)}>{t('collection.similar.open')}</Menu.Item>
            <Menu.Item onClick={() => onRemove(row)} c="var(--madder)">
              {t('collection.remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      {isLike && <SimilarDialog row={row} onClose={() => setLike(false)} />}
    </ClothSwatch>
  );
}
