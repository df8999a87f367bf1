import { endpoints, limits } from '@naksha/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.ts';
import { queryKeys } from '../api/query-keys.ts';
import { useSize } from '../i18n/use-size.ts';
import classes from './file-room.module.css';

/** How much of their room the files of the client take, where it has a limit, and a warning before it is full; `isQuiet` gives the warning alone. */
export function FileRoom({ isQuiet = false }: { isQuiet?: boolean }) {
  const { t } = useTranslation();
  const size = useSize();
  const { data } = useQuery({
    queryKey: queryKeys.fileRoom,
    queryFn: ({ signal }) => call(endpoints.getFileRoom, { signal }),
  });
  const room = data?.room;
  const sizes = room && { used: size(room.usedBytes), limit: size(room.limitBytes) };
  const isScarce = room ? room.usedBytes >= room.limitBytes * limits.scarceRoomShare : false;
  return (
    <>
      {sizes && !isScarce && !isQuiet && (
        <p className={`num ${classes.room}`} data-varies>
          {t('files.upload.room', sizes)}
        </p>
      )}
      {/* There before its words are: else they would not be read out. */}
      <p className={`num ${classes.room} ${classes.scarce}`} role="status" data-varies>
        {sizes && isScarce && t('files.upload.scarce', sizes)}
      </p>
    </>
  );
}
