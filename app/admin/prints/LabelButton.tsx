import { Printer } from 'lucide'
import { useCallback, useState } from 'react'
import { AddressLabel } from '#app/admin/orders/AddressLabel.tsx'
import { useRead } from '#app/admin/useRead.ts'
import { adminPrints } from '#app/i18n/en/prints/adminPrints.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { PostalAddress } from '#contract/site/postalAddress.ts'
import { getSite } from '#contract/site/public.ts'
import { Printout } from './Printout.tsx'

type Props = {
  reference: string
  to: { fullName: string; address: PostalAddress; phone?: string | undefined }
}

/** Prints the label of one parcel, 4 by 6 inches. */
export function LabelButton({ reference, to }: Props) {
  const words = useWords(adminPrints)
  const { data: site } = useRead(getSite, {})
  const [isPrinting, setPrinting] = useState(false)
  const done = useCallback(() => setPrinting(false), [])
  return (
    <>
      <Button
        variant="outline"
        size="small"
        className="no-print"
        disabled={!site}
        onClick={() => setPrinting(true)}
      >
        <Icon of={Printer} className="size-5" />
        {words.label}
      </Button>
      {isPrinting && (
        <Printout size="label" onDone={done}>
          <div className="address-labels-roll">
            <AddressLabel reference={reference} to={to} from={site} />
          </div>
        </Printout>
      )}
    </>
  )
}
