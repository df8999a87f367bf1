import { findOperation, type Language } from '@naksha/contract';

/** What an operation is called; one that is gone by the name it was kept under. */
export const operationWord = (name: string, language: Language): string => findOperation(name)?.words[language] ?? name;
