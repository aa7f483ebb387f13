import { Link } from '@tanstack/react-router'
import { homeSections } from '#app/i18n/en/home/homeSections.ts'
import { useWords } from '#app/i18n/words.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/SectionHeading.tsx'

/** Leads to the shop, above four of its products. */
export function ShopHeading() {
  const words = useWords(homeSections).shop
  return (
    <SectionHeading
      title={words.heading}
      action={
        <Link
          to="/shop"
          search={{}}
          className={`${buttonClass({ variant: 'quiet', size: 'small' })} -mx-3`}
        >
          {words.all}
        </Link>
      }
    />
  )
}
