import { FileButton, UnstyledButton } from '@mantine/core';
import { limits, type OperationName } from '@naksha/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { useErrorSentence } from '../../api/use-error-sentence.ts';
import { judgeUpload } from '../../upload/judge-upload.ts';
import { uploadFile } from '../../upload/upload-file.ts';
import panel from '../panel/panel.module.css';
import { useStudio } from '../store/studio-store.ts';
import { giveInput } from '../store/tool-actions.ts';
import classes from './inputs.module.css';

/** The file of a tool: it goes to the folder of uploads at once, so that the request only names it. */
export function FileSlot({ operation }: { operation: OperationName }) {
  const { t } = useTranslation();
  const sentence = useErrorSentence();
  const file = useStudio(({ tools }) => tools.inputs[operation]?.file);
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<unknown>(null);

  async function take(chosen: File | null) {
    if (!chosen) return;
    const refused = judgeUpload(chosen);
    setProblem(refused ?? null);
    if (refused) return;
    setSent(0);
    try {
      const uploaded = await uploadFile(chosen, (_, share) => setSent(share));
      if (uploaded.kind === 'file') giveInput(operation, { file: { id: uploaded.file._id, name: chosen.name } });
      else setProblem(new ApiError({ status: 0, code: 'upload_type_not_allowed', message: '' }));
    } catch (error) {
      setProblem(error);
    } finally {
      setSent(null);
    }
  }

  return (
    <section className={panel.section} aria-label={t('studio.inputs.file')}>
      <div className={panel.sectionHead}>
        <h3>{t('studio.inputs.file')}</h3>
        <div className={panel.aside}>
          <FileButton accept={limits.uploadExtensions.join(',')} disabled={sent !== null} onChange={take}>
            {(button) => (
              <UnstyledButton {...button} className={panel.textButton}>
                {t('studio.inputs.choose')}
              </UnstyledButton>
            )}
          </FileButton>
        </div>
      </div>
      <div aria-live="polite">
        {sent !== null && (
          <p className={`${panel.hint} num`}>{t('files.upload.sent', { percent: Math.round(sent * 100) })}</p>
        )}
        {sent === null && !file && <p className={panel.hint}>{t('studio.inputs.noFile')}</p>}
      </div>
      {problem !== null && (
        <p role="alert" className={panel.error}>
          {sentence(problem)}
        </p>
      )}
      {sent === null && file && (
        <div className={classes.chosen}>
          <b>{file.name}</b>
          <UnstyledButton className={panel.textButton} onClick={() => giveInput(operation, { file: undefined })}>
            {t('studio.inputs.takeOut')}
          </UnstyledButton>
        </div>
      )}
    </section>
  );
}
