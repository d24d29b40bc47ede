/** The three pictures of the goal card: a curse with what it wants, an ingredient and a spell, the professor. */
import { digitsAt } from '$page/art/digits'
import { each } from '$page/art/draw'
import { goalPicture, type GoalPictures } from '$page/art/goal'
import { MOON } from '$page/art/things'
import type { Words } from '$page/words/words'
import { box, byLetter } from './art/cardParts'
import { back, cards, spellSeal } from './cards'

const GROUND = '#5d4470'
const curse = box.curse.find((entry) => entry.points === 4 && entry.level === 1) ?? box.curse[0]
const wanted = [...(curse.needs as string)].map((letter) => byLetter.get(letter)!)
const spells = box.spell.filter((entry) => !entry.unique)

export function goalPictures(words?: Words): GoalPictures {
  const letters = words && Object.fromEntries(box.ingredient.map(({ key }) => [key, words(`letter-${key}`)]))
  const card = (key: string) => cards.find((art) => art.key === key)?.svg({ letters }) ?? back()
  return [
    goalPicture(
      GROUND,
      (lay) =>
        lay(card(curse.key), 108, 108, 124) +
        wanted.map((key, i) => lay(card(key), 216, 108 + (i - (wanted.length - 1) / 2) * 66, 46)).join(''),
    ),
    goalPicture(
      GROUND,
      (lay) =>
        lay(card('elixir'), 68, 108, 90) +
        digitsAt('+', 136, 94, 32, MOON) +
        each(4, (i) => lay(spellSeal(spells[i].key, false, i === 0), 188 + (i % 2) * 66, 75 + (i >> 1) * 66, 60)),
    ),
    goalPicture(GROUND, (lay) => lay(card('caught'), 150, 108, 130)),
  ]
}
