import type { Knex } from 'knex'
import type { Role } from '#contract/accounts/roles.ts'
import type { Visit } from '#server/http/implement.ts'
import { startSession } from '#server/http/sessionStore.ts'
import type { User } from './userRepository.ts'

/** A new session for the calling browser; its cookie is set after the commit. */
export const renewSession = async (
  trx: Knex,
  { id: userId, role }: User,
  { visit, now }: { visit: Visit; now: Date },
): Promise<{ id: string; token: string; role: Role }> => ({
  ...(await startSession(trx, { userId, device: visit.device, now })),
  role,
})
