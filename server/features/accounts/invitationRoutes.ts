import {
  acceptInvitation,
  inviteToStaff,
  joinStaff,
  listInvitations,
  openInvitation,
  resendInvitation,
  resendInvitations,
  withdrawInvitation,
  withdrawInvitations,
} from '#contract/accounts/invitations.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { AcceptInvitation } from './acceptInvitation.ts'
import type { Invitations } from './invitations.ts'

const accepted = { status: 'accepted' } as const

export const invitationRoutes = (
  invitations: Invitations,
  { look, accept, join }: AcceptInvitation,
): Route[] => [
  implement(listInvitations)((_, { db }) => invitations.list(db)),
  implement(inviteToStaff)((input, context) => invitations.invite(context.db, input, context)),
  implement(resendInvitation)(({ id }, { db, actor }) => invitations.sendAgain(db, id, actor)),
  implement(withdrawInvitation)(async ({ id }, { db, actor }) => {
    await invitations.withdraw(db, id, actor)
    return { status: 'withdrawn' }
  }),
  implement(resendInvitations)(({ ids }, { db, actor }) =>
    invitations.sendManyAgain(db, ids, actor),
  ),
  implement(withdrawInvitations)(({ ids }, { db, actor }) =>
    invitations.withdrawMany(db, ids, actor),
  ),
  implement(openInvitation)(({ token }, { db }) => look(db, token)),
  implement(acceptInvitation)(async (input, { db }) => {
    await accept(db, input)
    return accepted
  }),
  implement(joinStaff)(async ({ token }, { db, actor }) => {
    await join(db, token, actor)
    return accepted
  }),
]
