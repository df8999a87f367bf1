import { Menu, UnstyledButton } from '@mantine/core';
import { type FileRow, limits } from '@naksha/contract';
import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '../api/use-error-sentence.ts';
import { useFormat } from '../i18n/use-format.ts';
import { showError } from '../session/error-modal.tsx';
import { designTitle } from '../studio/designs/design-title.ts';
import { downloadFile } from '../studio/jobs/download-file.ts';
import { startLink } from '../studio/tools/tool-paths.ts';
import { truncate } from '../ui/abbreviate.ts';
import { previewOf } from '../ui/preview-of.ts';
import { barColours } from './bar-colours.ts';
import classes from './collection.module.css';

/** One cloth of the collection: cut square, its colours beneath, its name and day. */
export function ClothCard({
  row,
  height,
  onRemove,
}: {
  row: FileRow;
  height: number;
  onRemove: (row: FileRow) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const sentence = useErrorSentence();
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const name = row.directory === 'processed' ? designTitle(row) : row.fileName;
  const isToday = new Date(row.createdAt).toDateString() === new Date().toDateString();
  const extension = /\.([a-z]+)$/i.exec(row.fileName)?.[1]?.toUpperCase();
  return (
    <li className={classes.card}>
      <Link
        {...startLink}
        search={{ design: row._id }}
        className={classes.open}
        aria-label={t('collection.openNamed', { name })}
        title={t('collection.details', {
          name,
          width: row.width,
          height: row.height,
          dpi: row.dpi ?? '–',
          date: format.moment(row.createdAt),
        })}
      />
      <img
        className={classes.picture}
        style={{ height }}
        src={previewOf(row, 512)}
        alt=""
        loading="lazy"
        onLoad={(event) => setPicture(event.currentTarget)}
      />
      {row.directory !== 'processed' && extension && <span className={classes.tag}>{extension}</span>}
      <ColourBar picture={picture} />
      <div className={classes.caption}>
        <b>{truncate(name, limits.shownFileNameLength)}</b>
        <span data-varies className="num">
          {isToday ? format.time(row.createdAt) : format.shortDay(row.createdAt)}
        </span>
      </div>
      <div className={classes.acts}>
        <Link {...startLink} search={{ design: row._id }} className={`${classes.act} ${classes.main}`} tabIndex={-1}>
          {t('collection.open')}
        </Link>
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
            <Menu.Item onClick={() => void downloadFile(row._id).catch((error) => showError(sentence(error)))}>
              {t('collection.download')}
            </Menu.Item>
            <Menu.Item onClick={() => onRemove(row)} c="var(--madder)">
              {t('collection.remove')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </li>
  );
}

const side = 40;

/** The selvedge of a picture: its colours, each as wide as its share. */
function ColourBar({ picture }: { picture: HTMLImageElement | null }) {
  const [colours, setColours] = useState<ReturnType<typeof barColours>>([]);
  useEffect(() => {
    const brush = picture && new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
    if (!brush) return;
    brush.imageSmoothingEnabled = false;
    brush.drawImage(picture, 0, 0, side, side);
    setColours(barColours(brush.getImageData(0, 0, side, side).data));
  }, [picture]);
  return (
    <div className={classes.bar} aria-hidden>
      {colours.map(({ hex, share }) => (
        <span key={hex} style={{ background: hex, flex: share }} />
      ))}
    </div>
  );
}
