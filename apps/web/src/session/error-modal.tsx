import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';

const useErrorMessage = create<{ message: string | null }>(() => ({ message: null }));

/** For what has no place of its own on the screen; everything else is said where its cause is. */
export const showError = (message: string): void => useErrorMessage.setState({ message });

export const dismissError = (): void => useErrorMessage.setState({ message: null });

export function ErrorModal() {
  const { t } = useTranslation();
  const message = useErrorMessage((state) => state.message);
  return (
    <Modal
      opened={message !== null}
      onClose={dismissError}
      title={t('session.error.title')}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <Text fz="md">{message}</Text>
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={dismissError}>
          {t('session.error.okay')}
        </Button>
      </Group>
    </Modal>
  );
}
