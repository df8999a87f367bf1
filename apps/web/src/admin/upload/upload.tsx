import { Button, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { UploadPaper } from '../../upload/upload-paper.tsx';
import room from '../collection/collection.module.css';
import page from '../page.module.css';

/** An administrator puts pictures into the collection of their client. */
export function AdminUpload() {
  const { t } = useTranslation();
  return (
    <div className={room.room}>
      <div className={page.head}>
        <Title order={1}>{t('files.upload.title')}</Title>
        <div className={page.acts}>
          <Button variant="default" component={Link} to="/admin/collection">
            {t('files.upload.collection')}
          </Button>
        </div>
      </div>
      <UploadPaper />
    </div>
  );
}
