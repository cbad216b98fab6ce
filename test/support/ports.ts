const { claimPort } = require('../../scripts/claim-port.mjs') as { claimPort: () => Promise<number> };

export { claimPort };
