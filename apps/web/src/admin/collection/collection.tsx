import { Button, Title } from '@mantine/core';
import type { Directory } from '@naksha/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAtRest } from '../../collection/at-rest.ts';
import { BinGrid } from '../../collection/bin-grid.tsx';
import { type CardProps, Pile, pickInsteadOf } from '../../collection/cloth-card.tsx';
import { ClothSwatch, fileDetails, fileTitle } from '../../collection/cloth-swatch.tsx';
import shared from '../../collection/collection.module.css';
import { Filters } from '../../collection/filters.tsx';
import { FolderGrid } from '../../collection/folder-grid.tsx';
import { BinFilters, FromBin, Places } from '../../collection/folders.tsx';
import { useLook } from '../../collection/look.ts';
import { FileRoom } from '../../upload/file-room.tsx';
import page from '../page.module.css';
import classes from './collection.module.css';

/** What everybody at the client has kept: to be looked at and downloaded. An administrator deletes what they uploaded themselves. */
export function AdminCollection() {
  const { t } = useTranslation();
  const look = useLook();
  return (
    <div className={`${classes.room} ${classes.folders}`}>
      <div className={page.head}>
        <Title order={1}>{t('collection.title')}</Title>
        <Places look={look} bin="/admin/collection/bin" />
        <div className={page.acts}>
          <FileRoom />
          <Button component={Link} to="/admin/upload">
            {t('files.upload.title')}
          </Button>
        </div>
      </div>
      <Filters look={look} />
      <FolderGrid look={look} at="/admin/collection" Card={Card} emptyAct={emptyAct} />
    </div>
  );
}

/** What was deleted of it; an administrator restores what they uploaded themselves. */
export function AdminBin() {
  const { t } = useTranslation();
  const look = useLook();
  return (
    <div className={`${classes.room} ${classes.folders}`}>
      <div className={page.head}>
        <Title order={1}>{t('collection.bin.title')}</Title>
        <FromBin to="/admin/collection" />
      </div>
      <BinFilters look={look} />
      <BinGrid look={look} />
    </div>
  );
}

const emptyAct = (directory: Directory) => (directory === 'uploaded' ? <ToUpload /> : null);

function ToUpload() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return <Button onClick={() => void navigate({ to: '/admin/upload' })}>{t('files.upload.title')}</Button>;
}

/** Looked at where it lies: whose it is says what can be done with it. */
function Card({ row, height, picking, acts, wording }: CardProps) {
  const isAtRest = useAtRest();
  const pickInstead = pickInsteadOf(row, picking);
  return (
    <ClothSwatch {...{ row, height, wording, picking, isAtRest }}>
      <button
        type="button"
        className={`${shared.open} ${classes.look}`}
        data-opener
        aria-label={wording.t('collection.lookAt', { name: fileTitle(row) })}
        title={isAtRest ? fileDetails(row, wording) : undefined}
        onClick={(event) => pickInstead(event) || acts.show(row)}
      />
      <Pile {...{ row, acts, wording }} />
    </ClothSwatch>
  );
}
