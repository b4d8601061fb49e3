<?php
/**
 * Installs the site of the tests, as its own page of installation does. The plugin comes later, by the browser.
 */

define( 'WP_INSTALLING', true );
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'A plan site', 'admin', 'admin@example.com', true, '', 'admin-password' );
switch_theme( 'twentytwentythree' );
$author = wp_insert_user( array( 'user_login' => 'author', 'user_pass' => 'author-password', 'user_email' => 'author@example.com', 'role' => 'author' ) );
wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => 'reader-password', 'user_email' => 'reader@example.com', 'role' => 'subscriber' ) );

// The tour of the editor would cover it.
foreach ( array( 1, $author ) as $user ) {
	update_user_meta( $user, 'wp_persisted_preferences', array( 'core/edit-post' => array( 'welcomeGuide' => false ), '_modified' => gmdate( 'c' ) ) );
}
