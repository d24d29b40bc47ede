// A card game of the size of Sen for boardgame.io: a hidden deck, four covered cards each, one exchange a turn, never an end.
const CARDS = Array.from({ length: 54 }, (_, n) => n % 10)

exports.Dream = {
  name: 'dream',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(CARDS)
    return { dreams: Array.from({ length: ctx.numPlayers }, () => deck.splice(0, 4)), open: [deck.pop()], deck, log: 0 }
  },
  playerView: ({ G }) => ({ ...G, deck: G.deck.length, dreams: G.dreams.map((dream) => dream.length) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: {
      client: false,
      move: ({ G, ctx, random }, slot) => {
        if (!G.deck.length) G.deck = random.Shuffle(G.open.splice(0, G.open.length - 1))
        const dream = G.dreams[ctx.currentPlayer]
        G.open.push(dream[slot])
        dream[slot] = G.deck.pop()
      },
    },
  },
}
