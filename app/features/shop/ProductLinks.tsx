import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatRupees } from '#contract/money.ts'
import { featuredOf } from './featuredOf.ts'
import { renderedProductsQuery } from './queries.ts'

const shown = 4

/** The home page's products by name and price: whoever runs no script never gets their cards. */
export function ProductLinks() {
  const { data = [] } = useQuery(renderedProductsQuery)
  return (
    <ul className="rows">
      {featuredOf(data, shown).map(({ id, name, price }) => (
        <li key={id}>
          <Link to="/shop/$id" params={{ id }} className="row">
            <span className="row-words">
              <b>{name}</b>
              <span>{formatRupees(price)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
