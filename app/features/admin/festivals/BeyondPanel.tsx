import { AdminLink } from '#app/admin/AdminLink.tsx'
import { useAdmin } from '#app/admin/adminContext.ts'
import { dayPlus, momentOf } from '#app/admin/moments.ts'
import { useRead } from '#app/admin/useRead.ts'
import { clockText, dateText } from '#app/i18n/dates.ts'
import { adminFestivalChoice } from '#app/i18n/en/festivals/adminFestivalChoice.ts'
import { adminFestivals } from '#app/i18n/en/festivals/adminFestivals.ts'
import { useWords } from '#app/i18n/words.ts'
import { Card } from '#app/ui/Card.tsx'
import { Fact, Facts } from '#app/ui/Facts.tsx'
import { getFestivalChoice } from '#contract/festivals/choiceAdmin.ts'
import type { FestivalGroup } from '#contract/festivals/groups.ts'
import type { StaffFestivalDetails } from '#contract/festivals/admin.ts'
import { kindOfKey } from '#contract/festivals/inGroups.ts'
import { isSeen } from './isSeen.ts'

type Props = { festival: StaffFestivalDetails & { group: FestivalGroup } }

/** Of a festival beyond Ganesha’s: who sees it, why it is on that day, and when it is kept. */
export function BeyondPanel({ festival }: Props) {
  const { why: title, beyond: words } = useWords(adminFestivals)
  const choice = useWords(adminFestivalChoice)
  const { timeZone } = useAdmin()
  const { group, why, hours, time, custom, other, computed, date } = festival
  const isMoved = computed !== undefined && computed.date !== date
  return (
    <Card as="section" className="p-5">
      <h2 className="text-xl">{title}</h2>
      {why && <p className="mt-1">{why}</p>}
      {isMoved && <p className="mt-1">{words.moved(dateText(computed.date))}</p>}
      <Facts className="mt-1">
        <Fact label={words.group}>{choice.groups[group]}</Fact>
        <Seen festival={festival} />
        {time && (
          <>
            <Fact label={words.keptFor}>{time.of}</Fact>
            <Fact label={words.begins}>{momentOf(time.from, timeZone)}</Fact>
            <Fact label={words.ends}>{momentOf(time.until, timeZone)}</Fact>
          </>
        )}
        {hours && (
          <Fact label={words.parts[hours.of]}>
            {words.hours(
              clockText(hours.from),
              clockText(hours.until),
              hours.isNextDay && dateText(dayPlus(date, 1)),
            )}
          </Fact>
        )}
        {custom && <Fact label={words.dateOf}>{words.customs[custom]}</Fact>}
        {other && (
          <Fact label={words.others[other.custom ?? 'general']}>{dateText(other.date)}</Fact>
        )}
      </Facts>
      <AdminLink to="festivals/shown" className="text-link mt-2">
        {choice.link}
      </AdminLink>
    </Card>
  )
}

/** By the temple’s choice, and for hidden days. */
function Seen({ festival }: Props) {
  const words = useWords(adminFestivalChoice)
  const choice = useRead(getFestivalChoice, {}).data?.choice
  if (!choice) return null
  const { group, key = '', isHidden } = festival
  const state = choice.groups[group]
  const seenBy = () => {
    if (isHidden) return words.seenHidden
    if (state === 'off' || isSeen(festival, choice)) return words.seen[state]
    return choice.without.includes(kindOfKey(key)) ? words.seenLeftOut : words.seenOtherDate
  }
  return <Fact label={words.seenBy}>{seenBy()}</Fact>
}
