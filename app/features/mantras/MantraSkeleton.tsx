import { Card } from '#app/ui/Card.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'

/** Reserves a card's space while its mantra loads. */
export function MantraSkeleton() {
  return (
    <Card className="flex min-h-80 flex-col gap-4 p-5 sm:p-6">
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-9 w-4/5" />
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="mt-auto h-12 w-32" />
    </Card>
  )
}
