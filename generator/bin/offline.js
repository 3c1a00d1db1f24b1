/** Loaded before a program that is to ask nothing of the network: whatever it connects to is out of reach. */
import { Socket } from 'node:net';

Socket.prototype.connect = function connect() {
  process.nextTick(() => this.destroy(new Error('the network is switched off')));
  return this;
};
