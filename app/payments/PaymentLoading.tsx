import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Diya } from '#app/ui/motifs/Diya.tsx'
import { PassingHeading } from '#app/ui/PassingHeading.tsx'

/** Until the payment's secret has arrived, and in the page the server renders. */
export function PaymentLoading() {
  const { checkout: words } = useWords(donations)
  return (
    <div className="min-h-152 pt-16 text-center">
      <PassingHeading>{words.loadingHeading}</PassingHeading>
      <Diya className="mx-auto size-20" />
      <p role="status" className="mt-4">
        {words.loading}
      </p>
    </div>
  )
}
