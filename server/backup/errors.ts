/** Why there is no backup, or why it cannot be restored, in words for the operator. */
export class BackupError extends Error {}
