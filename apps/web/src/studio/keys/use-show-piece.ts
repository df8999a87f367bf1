import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { readStudio } from '../store/studio-store.ts';
import { setMode } from '../store/view-actions.ts';

/** Where the whole goods can be looked at: in this tool, in others, never of a picture, or of nothing yet. */
type Place = 'here' | 'elsewhere' | 'never' | 'nothing';

const why = { elsewhere: 'pieceElsewhere', never: 'pieceNever', nothing: 'pieceNothing' } as const;

/** What the key for the whole piece does: shows it or the repeat again, else says why it cannot. */
export function useShowPiece(place: Place): () => void {
  const { t } = useTranslation();
  return useCallback(() => {
    if (place === 'here') setMode(readStudio().view.mode === 'piece' ? 'repeat' : 'piece');
    // One note, however often the key is pressed.
    else notifications.show({ id: 'piece', color: 'gray', message: t(`studio.view.${why[place]}`) });
  }, [place, t]);
}
