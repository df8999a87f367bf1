import { designTitle, endpoints, type FileRow } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { startLink } from '../addresses/tool-paths.ts';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useSession } from '../api/session-store.ts';
import { useErrorSentence } from '../api/use-error-sentence.ts';
import { Dialog } from '../ui/dialog.tsx';
import { previewGround } from '../ui/preview-of.ts';
import classes from './similar-dialog.module.css';

/** Pictures that look like one, the most alike first; each opens in the studio, or for an administrator, who only looks, where it lies. */
export function SimilarDialog({ row, onClose }: { row: FileRow; onClose: () => void }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const isAdmin = useSession((state) => state.session?.user.roles === 'admin');
  const { data, error } = useQuery({
    queryKey: queryKeys.similar(row._id),
    queryFn: ({ signal }) => call(endpoints.listSimilar, { params: { id: row._id }, signal }),
  });
  const found = data?.data;
  return (
    <Dialog onClose={onClose} title={t('collection.similar.title', { name: designTitle(row) })} size={640}>
      {error && <p role="alert">{sentence(error)}</p>}
      {!error && !found && <p role="status">{t('collection.similar.looking')}</p>}
      {found?.length === 0 && <p>{t('collection.similar.none')}</p>}
      {found && found.length > 0 && (
        <ul className={classes.found}>
          {found.map((each) => (
            <li key={each._id}>
              <Link
                {...(isAdmin
                  ? { to: '/admin/collection', search: { file: each._id } }
                  : { ...startLink, search: { design: each._id } })}
                className={classes.cloth}
                style={previewGround(each, 256)}
                aria-label={t(isAdmin ? 'collection.lookAt' : 'collection.openNamed', { name: designTitle(each) })}
                title={designTitle(each)}
                onClick={onClose}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
