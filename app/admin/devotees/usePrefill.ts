import { useAdmin } from '#app/admin/adminContext.ts'
import { useSend } from '#app/admin/useSend.ts'
import { may } from '#contract/accounts/permissions.ts'
import {
  type DevoteePrefill,
  readDevoteePrefill,
  type RecordKey,
} from '#contract/devotees/admin.ts'

/** Reads what a form fills in; a PAN only where the form has a field for it. */
export function usePrefill() {
  const { me } = useAdmin()
  const { send, isBusy } = useSend()
  const read = (
    { kind, key }: RecordKey,
    { withPan = false, name }: { withPan?: boolean | undefined; name?: string } = {},
  ): Promise<DevoteePrefill | undefined> =>
    send(readDevoteePrefill, {
      kind,
      key,
      ...(name !== undefined && { name }),
      ...(withPan && may(me.role, 'donations') && { withPan }),
    })
  return { read, isBusy }
}
