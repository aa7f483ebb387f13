import { StorageError } from '#server/adapters/storage/port.ts'
import { BackupError } from '#server/backup/errors.ts'
import type { Config } from '#server/config.ts'
import { codeOf, StartError } from '#server/errors.ts'
import { explain, explainPostgres, type Surroundings } from './explain.ts'

export const surroundingsOf = ({
  dataDir,
  backups: { target },
}: Pick<Config, 'dataDir' | 'backups'>): Surroundings => ({
  dataDir,
  backupFolder: 'folder' in target ? target.folder : undefined,
})

const isRefusal = (error: unknown): error is Error =>
  [StartError, BackupError, StorageError].some((kind) => error instanceof kind) ||
  codeOf(error).startsWith('ERR_PARSE_ARGS')

const explainWith = (error: unknown, config: Config): string | undefined =>
  explain(error, surroundingsOf(config)) ??
  // Mail servers and buckets are refused in words of their own.
  ('postgresUrl' in config.database ? explainPostgres(error, 'DATABASE_URL') : undefined)

/** Why a start or a command failed, for the operator; undefined for a bug, whose stack is of use. */
export const inWords = (error: unknown, config: Config | undefined): string | undefined =>
  // A refusal for a cause of the system's, such as a full disk, is explained by that.
  (config && explainWith(error, config)) ?? (isRefusal(error) ? error.message : undefined)
