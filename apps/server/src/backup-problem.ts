/** Why a backup, a restore or a move cannot be done or trusted, in a sentence for whoever runs the installation. */
export class BackupProblem extends Error {
  override readonly name = 'BackupProblem';
}
