import { Skeleton } from '#app/ui/Skeleton.tsx'

/** Reserves the space of the first rows while the list loads. */
export function RowSkeleton() {
  return (
    <ul aria-busy className="mt-16">
      {[0, 1, 2].map((index) => (
        <li key={index} className="mantra-row">
          <Skeleton className="my-2 h-12 w-full" />
        </li>
      ))}
    </ul>
  )
}
