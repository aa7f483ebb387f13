import { partsOf } from './bindDandas.ts'

/** A line of a verse whose dandas stay with the word before, at every size. */
export const BoundLine = ({ children }: { children: string }) =>
  partsOf(children).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
