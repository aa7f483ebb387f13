import { PassingHeading } from '#app/ui/PassingHeading.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'

type Props = { eyebrow: string; title: string; loading: string }

export function LookupSkeleton({ eyebrow, title, loading }: Props) {
  return (
    <>
      <p className="eyebrow">{eyebrow}</p>
      <PassingHeading>{title}</PassingHeading>
      <p role="status" className="sr-only">
        {loading}
      </p>
      <Skeleton className="mt-1 h-10 w-48" />
      <Skeleton className="mt-6 h-152 w-full" />
    </>
  )
}
