import { Keyboard } from 'lucide'
import { useState } from 'react'
import { useAdmin } from '#app/admin/adminContext.ts'
import { DialogFrame } from '#app/admin/DialogFrame.tsx'
import { adminKeys } from '#app/i18n/en/admin/adminKeys.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { may } from '#contract/accounts/permissions.ts'
import { menuItem, otherItem } from '#app/admin/menuItem.ts'
import { counterPlaces, keysOf } from '#app/admin/keys/counterKeys.ts'

import { useKeys } from './useKeys.ts'

/** The keys of the office, with a button that lists them. */
export function Keys() {
  const words = useWords(adminKeys)
  const { me } = useAdmin()
  const hasCounter = may(me.role, 'counter')
  const [isOpen, setIsOpen] = useState(false)
  useKeys({ hasCounter, onHelp: () => setIsOpen(true) })
  const places = hasCounter ? counterPlaces : []
  const rows = [
    ...places.map((place) => [keysOf(place), words.places[place]] as const),
    ...words.others,
  ]
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="?"
        className={`${menuItem} ${otherItem} pointer-coarse:hidden`}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={Keyboard} className="w-5 shrink-0" />
        <span className="min-w-0 flex-1">{words.open}</span>
      </button>
      <DialogFrame isOpen={isOpen} title={words.title} onClose={() => setIsOpen(false)}>
        <table className="sum-table my-4">
          <caption className="sr-only">{words.title}</caption>
          <tbody>
            {rows.map(([keys, what]) => (
              <tr key={keys}>
                <th scope="row">{what}</th>
                <td>
                  <kbd>{keys}</kbd>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <Button variant="outline" onClick={() => setIsOpen(false)}>
          {words.close}
        </Button>
      </DialogFrame>
    </>
  )
}
