import { useState } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { ConfirmDialog } from '#app/admin/ConfirmDialog.tsx'
import { useBatch } from '#app/admin/list/useBatch.ts'
import { PasswordDialog } from '#app/admin/PasswordDialog.tsx'
import { adminPeopleBulk } from '#app/i18n/en/accounts/adminPeopleBulk.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { endSessionsOfMany, setManyDisabled, type StaffPerson } from '#contract/accounts/admin.ts'

type Props = { chosen: readonly StaffPerson[]; onDone: () => void }

/** Logs the chosen people out, or ends their access or gives it again. */
export function ManyPeople({ chosen, onDone }: Props) {
  const words = useWords(adminPeopleBulk)
  const { me } = useAdmin()
  const { run, isBusy, failure, clearFailure } = useBatch()
  const [asking, setAsking] = useState<'logOut' | 'disable' | 'enable'>()
  const others = chosen.filter(({ id }) => id !== me.id)
  const enabled = others.filter(({ isDisabled }) => !isDisabled)
  const disabled = others.filter(({ isDisabled }) => isDisabled)
  const nameOf = (id: string) => others.find((person) => person.id === id)?.username ?? id
  const idsOf = (of: readonly { id: string }[]) => of.map(({ id }) => id)
  const ask = (what: typeof asking) => {
    clearFailure()
    setAsking(what)
  }
  const handleClose = () => setAsking(undefined)
  const handleDone = (isDone: boolean) => {
    if (!isDone) return
    setAsking(undefined)
    onDone()
  }
  const logOut = async () => {
    setAsking(undefined)
    const input = { ids: idsOf(enabled) }
    handleDone(await run({ endpoint: endSessionsOfMany, input, doneText: words.loggedOut, nameOf }))
  }
  const setAccess = async (
    of: readonly StaffPerson[],
    isDisabled: boolean,
    currentPassword: string,
  ) =>
    handleDone(
      await run({
        endpoint: setManyDisabled,
        input: { ids: idsOf(of), isDisabled, currentPassword },
        undo: (done) => ({ ids: idsOf(done), isDisabled: !isDisabled, currentPassword }),
        nameOf,
        isQuiet: true,
      }),
    )
  const dialog = { failure, isBusy, onClose: handleClose }
  return (
    <>
      {enabled.length > 0 && (
        <>
          <Button variant="outline" disabled={isBusy} onClick={() => ask('logOut')}>
            {words.logOut(enabled.length)}
          </Button>
          <Button variant="danger" disabled={isBusy} onClick={() => ask('disable')}>
            {words.disable(enabled.length)}
          </Button>
        </>
      )}
      {disabled.length > 0 && (
        <Button variant="outline" disabled={isBusy} onClick={() => ask('enable')}>
          {words.enable(disabled.length)}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asking === 'logOut'}
        title={words.logOutTitle(enabled.length)}
        confirm={words.logOutIt}
        isBusy={isBusy}
        onConfirm={() => void logOut()}
        onClose={handleClose}
      >
        <p>{words.logOutText}</p>
      </ConfirmDialog>
      <PasswordDialog
        {...dialog}
        isOpen={asking === 'disable'}
        isNotified={enabled.some(({ role }) => role !== 'user')}
        title={words.disableTitle(enabled.length)}
        confirm={words.disableIt}
        onConfirm={(password) => void setAccess(enabled, true, password)}
      >
        <p>{words.disableText}</p>
      </PasswordDialog>
      <PasswordDialog
        {...dialog}
        isOpen={asking === 'enable'}
        variant="primary"
        title={words.enableTitle(disabled.length)}
        confirm={words.enableIt}
        onConfirm={(password) => void setAccess(disabled, false, password)}
      >
        <p>{words.enableText}</p>
      </PasswordDialog>
    </>
  )
}
