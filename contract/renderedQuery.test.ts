import { expect, test } from 'vitest'
import { renderedQuery } from './renderedQuery.ts'

test.each([
  ['/blog?page=2', '?page=2'],
  ['/blog?utm_source=a&page=12', '?page=12'],
  ['/blog?page=1', ''],
  ['/blog?page=-1', ''],
  ['/blog?page=2%00', ''],
  ['/blog?page=99999', ''],
  ['/blog?page=2&page=3', ''],
  ['/blog?category=books', ''],
  ['/shop?category=books', '?category=books'],
  ['/shop?fbclid=x&category=puja_kits', '?category=puja_kits'],
  ['/shop?category=all', ''],
  ['/shop?category=Books', ''],
  ['/shop?category=__proto__', ''],
  ['/shop?category=books&category=idols', ''],
  ['/mantras?page=2', ''],
  ['/panchang?date=2026-12-25&utm_source=a', 'date=2026-12-25'],
  ['/panchang/month?month=2027-03', 'month=2027-03'],
  ['/panchang?month=2027-03', ''],
  ['/search?q=a&q=b&url=c', 'url=c'],
  ['/reminders?festival=ganesh-jayanti-2027-02-09&a=b', 'festival=ganesh-jayanti-2027-02-09'],
])('of %s the page is rendered from %j', (address, query) => {
  expect(renderedQuery(new URL(address, 'https://temple.example'))).toBe(query)
})
