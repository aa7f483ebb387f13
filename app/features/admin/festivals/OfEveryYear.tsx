import { AdminLink } from '#app/admin/AdminLink.tsx'
import { adminRepeats } from '#app/i18n/en/festivals/adminRepeats.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'

/** Beside one year's day of a festival that repeats. */
export function OfEveryYear({ repeatId }: { repeatId: string }) {
  const words = useWords(adminRepeats)
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{words.all}</h2>
      <p className="mt-1 text-muted">{words.thisYear}</p>
      <AdminLink
        to={`festivals/repeats/${repeatId}`}
        className={`${buttonClass({ variant: 'outline' })} mt-3`}
      >
        {words.editAll}
      </AdminLink>
    </Card>
  )
}
