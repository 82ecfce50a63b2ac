// The game of tally.py on boardgame.io's own server, as its documentation sets one up. Usage: node load_rival.js PORT
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const Tally = {
  name: 'tally',
  setup: () => ({ heaps: Array(9).fill(0), last: 0, turns: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    put: ({ G, playerID }, heap) => {
      if (!Number.isInteger(heap) || heap < 0 || heap > 8) return INVALID_MOVE;
      G.heaps[heap] += 1;
      G.last = Number(playerID);
      G.turns += 1;
    },
  },
  endIf: ({ G }) => (G.turns === 4000 ? { winner: '0' } : undefined),
};

const server = Server({ games: [Tally], origins: [/.*/] });
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
