import { Button, Modal, Title } from '@mantine/core';
import { type Directory, type FileRow, limits } from '@naksha/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../api/download-file.ts';
import { useSession } from '../../api/session-store.ts';
import { BinGrid } from '../../collection/bin-grid.tsx';
import type { CardProps } from '../../collection/cloth-card.tsx';
import { ClothSwatch, fileTitle, useFileDetails } from '../../collection/cloth-swatch.tsx';
import shared from '../../collection/collection.module.css';
import { FolderGrid } from '../../collection/folder-grid.tsx';
import { FolderFilters, FromBin, Places, useLook } from '../../collection/folders.tsx';
import { useShowError } from '../../session/use-show-error.ts';
import { truncate } from '../../ui/abbreviate.ts';
import { previewOf } from '../../ui/preview-of.ts';
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
          <Button component={Link} to="/admin/upload">
            {t('files.upload.title')}
          </Button>
        </div>
      </div>
      <FolderFilters look={look} />
      <FolderGrid
        query={look.query}
        columns={look.columns}
        Card={Card}
        emptyAct={emptyAct}
        onShowAll={() => look.setSearch('')}
      />
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
      <FolderFilters look={look} />
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

function Card({ row, height, onRemove }: CardProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const details = useFileDetails(row);
  const name = fileTitle(row);
  return (
    <ClothSwatch row={row} height={height}>
      <button
        type="button"
        className={`${shared.open} ${classes.look}`}
        aria-label={t('collection.lookAt', { name })}
        title={details}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <Sheet row={row} onClose={() => setIsOpen(false)} onRemove={onRemove} />}
    </ClothSwatch>
  );
}

/** One file, large, with what can be done with it. */
function Sheet({ row, onClose, onRemove }: { row: FileRow; onClose: () => void; onRemove: (row: FileRow) => void }) {
  const { t } = useTranslation();
  const showError = useShowError();
  const details = useFileDetails(row);
  const isMine = useSession((state) => state.session?.user._id === row.createdBy);
  const download = () => void downloadFile(row._id).catch(showError);
  const remove = () => {
    onClose();
    onRemove(row);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={truncate(fileTitle(row), limits.shownTextLength)}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <img className={classes.picture} src={previewOf(row, 1024)} alt="" />
      <p className={classes.details}>{details}</p>
      {!isMine && <p className={classes.details}>{t('collection.notYours')}</p>}
      <div className={classes.foot}>
        {isMine && (
          <Button variant="default" onClick={remove}>
            {t('collection.remove')}
          </Button>
        )}
        <Button data-autofocus onClick={download}>
          {t('collection.download')}
        </Button>
      </div>
    </Modal>
  );
}
