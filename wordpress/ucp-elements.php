<?php
/**
 * Plugin Name:       Shopper profile (ucp-elements)
 * Description:       Blocks and a shortcode for the shopper-profile area of a Medicare plan-shopping site. Everything is served by this site.
 * Version:           %version%
 * Requires at least: 6.1
 * Requires PHP:      8.0
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       ucp-elements
 * Domain Path:       /languages
 */

namespace UcpElements;

defined( 'ABSPATH' ) || exit;

const MAIN_FILE = __FILE__;

foreach ( array( 'library', 'html', 'skeletons', 'page', 'blocks', 'shortcode', 'kses', 'setting-values', 'settings-page', 'preview', 'translations' ) as $part ) {
	require __DIR__ . "/includes/$part.php";
}
