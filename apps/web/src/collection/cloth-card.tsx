import { Menu, UnstyledButton } from '@mantine/core';
import { type FileRow, limits } from '@naksha/contract';
import { IconDots, IconStack2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type MouseEvent, memo, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { startLink } from '../addresses/tool-paths.ts';
import { useAtRest } from './at-rest.ts';
import { ClothSwatch, fileDetails, fileTitle } from './cloth-swatch.tsx';
import classes from './collection.module.css';
import type { Picking, Wording } from './shown-cloth.ts';
import { StudioLink } from './studio-link.tsx';

/** What can be done with a file; each stays the same from one drawing to the next. */
export interface FileActs {
  readonly show: (row: FileRow) => void;
  readonly showLike: (row: FileRow) => void;
  readonly rename: (row: FileRow) => void;
  readonly move: (row: FileRow) => void;
  readonly copyLink: (row: FileRow) => void;
  readonly download: (row: FileRow) => void;
  readonly remove: (row: FileRow) => void;
  readonly openStack: (row: FileRow) => void;
}

export interface CardProps {
  readonly row: FileRow;
  readonly height: number;
  readonly picking: Picking;
  readonly acts: FileActs;
  readonly wording: Wording;
}

/** One cloth of the collection: cut square, its colours beneath, its name and day. A picture opens in the studio; any other file is taken along, and its picture can be opened. While the folder scrolls it is drawn without what is done with it. */
export const ClothCard = memo(
  function ClothCard({ row, height, picking, acts, wording }: CardProps) {
    const { t } = wording;
    const name = fileTitle(row);
    const isPicture = isPictureFile(row);
    const isAtRest = useAtRest();
    const details = isAtRest ? fileDetails(row, wording) : undefined;
    const pickInstead = pickInsteadOf(row, picking);
    return (
      <ClothSwatch {...{ row, height, wording, picking, isAtRest }}>
        {isPicture ? (
          <StudioLink
            id={row._id}
            className={classes.open}
            data-opener
            aria-label={t('collection.openNamed', { name })}
            title={details}
            onClick={pickInstead}
          />
        ) : (
          <button
            type="button"
            className={`${classes.plain} ${classes.open}`}
            data-opener
            aria-label={t('collection.downloadNamed', { name })}
            title={details}
            onClick={(event) => pickInstead(event) || acts.download(row)}
          />
        )}
        <Pile {...{ row, acts, wording }} />
        {isAtRest && (
          <div className={classes.acts}>
            {isPicture ? (
              <StudioLink id={row._id} className={`${classes.act} ${classes.main}`} tabIndex={-1}>
                {t('collection.open')}
              </StudioLink>
            ) : (
              <button
                type="button"
                className={`${classes.plain} ${classes.act} ${classes.main}`}
                tabIndex={-1}
                onClick={() => acts.download(row)}
              >
                {t('collection.download')}
              </button>
            )}
            <CardMenu row={row} acts={acts} />
          </div>
        )}
      </ClothSwatch>
    );
  },
  (before, after) =>
    before.row === after.row &&
    before.height === after.height &&
    before.acts === after.acts &&
    before.wording === after.wording &&
    before.picking.at === after.picking.at &&
    before.picking.isPicked === after.picking.isPicked &&
    before.picking.isAny === after.picking.isAny &&
    before.picking.pick === after.picking.pick,
);

export const isPictureFile = ({ contentType }: FileRow): boolean =>
  limits.uploadTypes.some((type) => type === contentType);

/** Where something is selected already, or with Shift, a click selects: true when it did. */
export function pickInsteadOf(row: FileRow, picking: Picking): (event: MouseEvent) => boolean {
  return (event) => {
    const isMeant = picking.isAny || event.shiftKey;
    if (!isMeant || event.ctrlKey || event.metaKey) return false;
    event.preventDefault();
    picking.pick(row, picking.at, event.shiftKey);
    return true;
  };
}

/** Other versions lie beneath. */
export function Pile({ row, acts, wording: { t } }: Pick<CardProps, 'row' | 'acts' | 'wording'>) {
  const count = row.versions;
  if (count === undefined) return null;
  return (
    <UnstyledButton
      className={classes.pile}
      aria-label={t('collection.panel.openStack', { count, name: fileTitle(row) })}
      onClick={() => acts.openStack(row)}
    >
      <IconStack2 size={14} stroke={1.6} aria-hidden />
      <span className="num">{count}</span>
    </UnstyledButton>
  );
}

/** What else can be done. A menu is only made for a card on which it is opened: cards come and go while the folder scrolls. Then it stays, and its button with it, to which the focus returns. */
function CardMenu({ row, acts }: Pick<CardProps, 'row' | 'acts'>) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isMade, setMade] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (!isMade) return;
    // Another button stands here now than the one that was pressed; the menu opens from it.
    button.current?.focus();
    setOpen(true);
  }, [isMade]);
  const dots = (
    <button
      type="button"
      ref={button}
      className={`${classes.plain} ${classes.act} ${classes.square}`}
      aria-label={t('collection.actions', { name: fileTitle(row) })}
      aria-haspopup="menu"
      onClick={() => setMade(true)}
    >
      <IconDots size={16} stroke={1.6} aria-hidden />
    </button>
  );
  if (!isMade) return dots;
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" width={200}>
      <Menu.Target>{dots}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => acts.show(row)}>{t('collection.panel.open')}</Menu.Item>
        {isPictureFile(row) ? (
          <Menu.Item onClick={() => acts.download(row)}>{t('collection.download')}</Menu.Item>
        ) : (
          <Menu.Item renderRoot={(props) => <Link {...startLink} search={{ design: row._id }} {...props} />}>
            {t('collection.openPicture')}
          </Menu.Item>
        )}
        <Menu.Item onClick={() => acts.showLike(row)}>{t('collection.similar.open')}</Menu.Item>
        <Menu.Item onClick={() => acts.copyLink(row)}>{t('collection.select.copyLink')}</Menu.Item>
        <Menu.Item onClick={() => acts.rename(row)}>{t('collection.select.rename')}</Menu.Item>
        <Menu.Item onClick={() => acts.move(row)}>{t('collection.select.moveTitle')}</Menu.Item>
        <Menu.Item onClick={() => acts.remove(row)} c="var(--madder)">
          {t('collection.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
