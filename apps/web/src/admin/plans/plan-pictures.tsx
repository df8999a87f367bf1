import { ActionIcon, Button, FileButton } from '@mantine/core';
import { type AnyPlan, endpoints, limits } from '@naksha/contract';
import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useShowError } from '../../session/use-show-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { judgeLogo } from '../judge-logo.ts';
import page from '../page.module.css';
import { toDataUrl } from '../to-data-url.ts';
import classes from './plans.module.css';
import { usePlansChanged } from './use-plans-changed.ts';

/** The pictures beside a plan; what is added or taken away is stored at once. */
export function PlanPictures({ plan, onClose }: { plan: AnyPlan; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const showError = useShowError();
  const changed = usePlansChanged();
  const forget = useRef<() => void>(null);
  const store = useMutation({
    mutationFn: (s3Images: string[]) =>
      call(endpoints.setPlanPictures, { params: { id: plan._id }, body: { s3Images } }),
    onSuccess: changed,
    onError: showError,
  });
  const add = async (file: File | null) => {
    if (file === null) return;
    // Else the same file chosen once more would be no change.
    forget.current?.();
    try {
      const code = judgeLogo(file);
      if (code) throw new ApiError({ status: 0, code, message: '', params: { limit: limits.logoMaxMegabytes } });
      store.mutate([...plan.s3Images, await toDataUrl(file)]);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <Dialog onClose={onClose} title={t('selling.plans.picturesTitle', { name: plan.name })}>
      {plan.pictures.length === 0 && <p className={page.aside}>{t('selling.plans.noPictures')}</p>}
      <ul className={classes.pictures} aria-busy={store.isPending}>
        {plan.pictures.map((picture, at) => (
          <li key={plan.s3Images[at] ?? picture}>
            <img src={picture} alt="" />
            <ActionIcon
              variant="default"
              size={24}
              disabled={store.isPending}
              aria-label={t('selling.plans.removePicture', { number: format.number(at + 1) })}
              onClick={() => store.mutate(plan.s3Images.filter((_, each) => each !== at))}
            >
              <IconX size={14} stroke={1.6} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <div className={classes.addPicture}>
        <FileButton accept={limits.logoTypes.join(',')} resetRef={forget} onChange={add}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              size="xs"
              loading={store.isPending}
              leftSection={<IconPhotoPlus size={15} stroke={1.45} aria-hidden />}
              disabled={plan.pictures.length >= limits.planPictures}
            >
              {t('selling.plans.addPicture')}
            </Button>
          )}
        </FileButton>
        <span>
          {t('selling.plans.picturesHint', {
            most: format.number(limits.planPictures),
            limit: format.number(limits.logoMaxMegabytes),
          })}
        </span>
      </div>
    </Dialog>
  );
}
